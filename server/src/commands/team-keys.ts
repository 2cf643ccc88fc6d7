import { insertTeamKey, listTeamKeys, listTeamKeyUses, revokeTeamKey } from '../composer/team/team-key.repository.ts';
import { withDatabase } from './with-database.ts';

type Rights = { remote: string; label: string; canaryPercent: number; mayPromote: boolean };

/** @returns the secret with a sentence about it. @throws Error with a message for the operator */
export const createTeamKey = async (
  { remote, label, canaryPercent, mayPromote }: Rights,
  env: NodeJS.ProcessEnv,
): Promise<string> => {
  if (!/^mf-[a-z0-9-]+$/.test(remote)) throw new Error(`“${remote}” 不是微前端的名称；外壳只由运营发布`);
  if (!(canaryPercent >= 0 && canaryPercent <= 100)) throw new Error('灰度的上限应是 0 到 100');
  const key = { remote, label, canary_percent: canaryPercent, may_promote: mayPromote };
  const secret = await withDatabase(env, (db) => insertTeamKey(db, key, new Date()));
  return `${secret}\n${remote} 的钥匙，可以${rightsOf(key)}；只显示这一次，请交给团队保管`;
};

export const revokeKeyOfTeam = (id: string, env: NodeJS.ProcessEnv): Promise<string> =>
  withDatabase(env, async (db) => {
    if (!/^\d{1,15}$/.test(id) || !(await revokeTeamKey(db, Number(id), new Date())))
      throw new Error(`没有在用的第 ${id} 号钥匙；用 keys 查看`);
    return `第 ${id} 号钥匙已收回`;
  });

/** One line per key, then the newest uses. */
export const describeTeamKeys = (env: NodeJS.ProcessEnv): Promise<string> =>
  withDatabase(env, async (db) => {
    const [keys, uses] = await Promise.all([listTeamKeys(db), listTeamKeyUses(db, 30)]);
    if (keys.length === 0) return '还没有团队的钥匙';
    const state = (key: (typeof keys)[number]) =>
      key.revoked_at ? '已收回' : key.used_at ? `上次使用 ${new Date(key.used_at).toISOString()}` : '还没有用过';
    return [
      ...keys.map((key) => `第 ${key.id} 号  ${key.remote}  ${key.label}  ${rightsOf(key)}  ${state(key)}`),
      ...uses.map(
        ({ at, label, action, what, refusal }) =>
          `  ${new Date(at).toISOString()}  ${label}  ${action}  ${what}  ${refusal || '完成'}`,
      ),
    ].join('\n');
  });

const rightsOf = ({ canary_percent, may_promote }: { canary_percent: number; may_promote: boolean }): string =>
  ['上传', canary_percent > 0 && `灰度至多 ${canary_percent} %`, may_promote && '转正'].filter(Boolean).join('、');
