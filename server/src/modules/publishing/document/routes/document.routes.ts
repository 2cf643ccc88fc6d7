import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { viewDoc, viewPdf } from '../service/document.service.ts';

export const documentRoutes = (deps: Deps): Route[] => [
  route('article/viewPdf', ({ fid }, context) => viewPdf(deps, fid, context)),
  route('article/viewDoc', ({ fid }, context) => viewDoc(deps, fid, context)),
];
