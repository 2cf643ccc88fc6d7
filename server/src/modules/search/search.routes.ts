import type { Deps } from '../../deps.ts';
import { type Route, route } from '../../http/route.ts';
import { listHotKeywords } from './search.repository.ts';
import { searchAll } from './search.service.ts';

export const searchRoutes = ({ db }: Deps): Route[] => [
  route('article/search', (request) => searchAll(db, request)),
  route('article/hotKeywords', ({ limit }) => listHotKeywords(db, limit)),
];
