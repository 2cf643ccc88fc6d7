import { z } from 'zod';
import { operatorOperation } from '../operation.ts';
import { plainLine } from '../plain-line.ts';
import { instant } from '../shapes.ts';

const rights = z.object({
  /** Each team has the keys of its own remote; the shell is released by operators. */
  remote: z.string().regex(/^mf-[a-z0-9-]{1,60}$/, '请填写微前端的名称，如 mf-ai；外壳只由运营发布'),
  label: plainLine('标签', { min: 1, max: 40 }),
  /** Largest share of a canary; 0: uploads only. */
  canary_percent: z.number('灰度上限为 0 到 100').min(0, '灰度上限为 0 到 100').max(100, '灰度上限为 0 到 100'),
  may_promote: z.boolean(),
});

const teamKey = rights.extend({ id: z.string(), used_at: instant.nullable(), revoked_at: instant.nullable() });
export type TeamKey = z.output<typeof teamKey>;

const keyUse = z.object({
  id: z.string(),
  at: instant,
  remote: z.string(),
  label: z.string(),
  action: z.enum(['upload', 'canary', 'promote']),
  /** What was asked for: remote, release, share. */
  what: z.string(),
  /** Empty if it was done. */
  refusal: z.string(),
});
export type TeamKeyUse = z.output<typeof keyUse>;

/** Keys by which teams upload releases and change their own canaries. */
export const teamKeys = {
  'ops/getTeamKeys': operatorOperation({
    summary: '团队的钥匙，新的在前，与最近 30 次使用',
    data: z.object({ list: z.array(teamKey), uses: z.array(keyUse), read_at: instant }),
  }),
  'ops/createTeamKey': operatorOperation({
    summary: '给团队一把新钥匙；它只在这次回答里出现',
    request: rights,
    data: z.object({ secret: z.string() }),
  }),
  'ops/revokeTeamKey': operatorOperation({
    summary: '收回一把钥匙；立即失效，不能恢复',
    request: z.object({ id: z.string().regex(/^\d{1,15}$/, '没有这把钥匙') }),
    data: z.null(),
  }),
};
