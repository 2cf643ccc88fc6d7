import type { Composition } from '@bee/contracts/composition';
import type { Db } from '../db/schema.ts';
import type { Messages } from './messages.ts';

/** A running edge sends a heartbeat at least every ten seconds. */
const THERE_MS = 60_000;
/** A change reaches every edge within five seconds. */
const LATE_MS = 30_000;

type Parts = { db: Db; messages: Pick<Messages, 'warn'>; now: Date };

/** Warns about running edges that do not follow the composition or report a problem. */
export const watchEdges = async (
  { sequence, changed_at }: Composition,
  { db, messages, now }: Parts,
): Promise<void> => {
  if (now.getTime() - Date.parse(changed_at) < LATE_MS) return;
  const behind = await db
    .selectFrom('edge_seen')
    .selectAll()
    .where('seen_at', '>', new Date(now.getTime() - THERE_MS).toISOString())
    .where((where) => where.or([where('sequence', '<', sequence), where('problem', '<>', '')]))
    .execute();
  for (const { edge, composition, problem, ...seen } of behind) {
    const isBehind = seen.sequence < sequence;
    await messages.warn(
      `edge ${edge}`,
      isBehind ? `边缘 ${edge} 没有跟上组合` : `边缘 ${edge} 报告了问题`,
      [
        `正在提供：${composition}，应为第 ${sequence} 号`,
        ...(problem ? [`原因：${problem}`] : []),
        isBehind ? '请检查它的发布仓库与公钥；其他边缘不受影响' : '其余部分照常提供；请在 /ops 的“组合”里处理',
      ],
      now,
    );
  }
};
