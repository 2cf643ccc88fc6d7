import {
  insertTeamKey,
  listTeamKeys,
  listTeamKeyUses,
  revokeTeamKey,
} from '../../../../composer/team/team-key.repository.ts';
import type { Deps } from '../../../../deps.ts';
import { NotFound } from '../../../../http/errors.ts';
import { type Route, route } from '../../../../http/route.ts';

const USES = 30;

export const teamKeyRoutes = ({ db }: Deps): Route[] => [
  route('ops/getTeamKeys', async (_input, { now }) => {
    const [list, uses] = await Promise.all([listTeamKeys(db), listTeamKeyUses(db, USES)]);
    return { list: list.map(withTextId), uses: uses.map(withTextId), read_at: now.toISOString() };
  }),
  route('ops/createTeamKey', async (rights, { now }) => ({ secret: await insertTeamKey(db, rights, now) })),
  route('ops/revokeTeamKey', async ({ id }, { now }) => {
    if (!(await revokeTeamKey(db, Number(id), now))) throw new NotFound('没有这把在用的钥匙');
    return null;
  }),
];

const withTextId = <Row extends { id: number }>(row: Row) => ({ ...row, id: String(row.id) });
