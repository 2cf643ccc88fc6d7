import type { Deps } from '../../../deps.ts';
import { type Route, route } from '../../../http/route.ts';
import type { OpenData } from '../../../open-data/open-data.ts';
import { catalogOf } from '../model/catalog.ts';
import { changeKey, createKey, readKeys, readUse, revokeKey } from '../service/api-keys.service.ts';

export const apiKeyRoutes =
  (series: readonly OpenData[]) =>
  ({ db, settings }: Deps): Route[] => [
    route('openApi/getCatalog', () => catalogOf(series, settings.publicUrl)),
    route('openApi/getKeyList', (_request, context) => readKeys(db, context)),
    route('openApi/createKey', (request, context) => createKey(db, request, context)),
    route('openApi/changeKey', (request, context) => changeKey(db, request, context)),
    route('openApi/revokeKey', ({ id }, context) => revokeKey(db, id, context)),
    route('openApi/getUse', (request, context) => readUse(db, request, context)),
  ];
