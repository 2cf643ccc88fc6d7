import type { Deps } from '../../deps.ts';
import { Beside, type Route, route } from '../../http/route.ts';
import { storeAction } from './base.repository.ts';

export const baseRoutes = ({ db }: Deps): Route[] => [
  route('base/getClientIp', (_input, { ip }) => new Beside({ ip }, { ip })),
  route('base/actionLog', async (input, context) => {
    await storeAction(db, input, context);
    return null;
  }),
];
