import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import { issueFileToken } from '../service/download.service.ts';
import { beforeUpload } from '../service/upload.service.ts';

export const fileRoutes = (deps: Deps): Route[] => [
  route('file/beforeUpload', (input, context) => beforeUpload(deps, input, context)),
  route('file/getFileToken', (input, context) => issueFileToken(deps, input, context)),
];
