import { composeChange } from '@bee/contracts/entity/compose-change';
import { applyChange } from '@bee/releases/compose/apply-change';
import type { Composer } from '@bee/releases/compose/composer';
import { existingViolationLine } from '@bee/releases/compose/existing-violations';
import type { Db } from '../db/schema.ts';
import type { Tracer } from '../telemetry/activity.ts';
import { runWork } from '../telemetry/run-work.ts';

const BATCH_SIZE = 10;
/** After this time the operator no longer expects the change. */
const STALE_AFTER_MS = 60_000;

type Parts = {
  db: Db;
  composer: Composer;
  now: Date;
  tracer?: Tracer | undefined;
  /** Checked before each request; the remaining requests are left to the process that holds the lease. */
  mayGoOn?(): boolean;
};

/** Carries out the operators' requests, oldest first. @returns how many were fetched */
export const carryOutRequests = async ({ db, composer, now, tracer, mayGoOn = () => true }: Parts): Promise<number> => {
  const waiting = await db
    .selectFrom('compose_request')
    .select(['id', 'change', 'name', 'created_at', 'request_id'])
    .where('state', '=', 'waiting')
    .orderBy('id')
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, change, name, created_at, request_id: requestId } of waiting) {
    if (!mayGoOn()) break;
    // Continues the trace of the operator's call.
    await runWork({ job: 'composer.change', tracer, requestId }, async () => {
      const isStale = now.getTime() - new Date(created_at).getTime() > STALE_AFTER_MS;
      const outcome = isStale
        ? { state: 'refused' as const, answer: '等待执行超过一分钟，没有执行；请确认值守进程在运行，再操作一次' }
        : await carryOut(composer, change, name);
      await db
        .updateTable('compose_request')
        .set({ ...outcome, done_at: now })
        .where('id', '=', id)
        // Another process may have completed the request in the meantime.
        .where('state', '=', 'waiting')
        .execute();
    });
  }
  return waiting.length;
};

type Outcome = { state: 'done' | 'refused'; answer: string };

const carryOut = async (composer: Composer, asked: unknown, name: string): Promise<Outcome> => {
  const parsed = composeChange.safeParse(asked);
  if (!parsed.success)
    return { state: 'refused', answer: parsed.error.issues.map(({ message }) => message).join('；') };
  const { change, reason, expected_sequence: expected } = parsed.data;
  try {
    const old: string[] = [];
    const { sequence } = await applyChange(composer, change, {
      by: { kind: 'operator', name },
      expected,
      ...(reason && { reason }),
      onExistingViolations: (violations) => old.push(...violations.map(existingViolationLine)),
    });
    const isNew = sequence !== expected;
    return {
      state: 'done',
      answer: isNew ? [`已生效：第 ${sequence} 号组合`, ...old].join('\n') : `没有变化：第 ${sequence} 号组合已是这样`,
    };
  } catch (error) {
    return { state: 'refused', answer: (error as Error).message };
  }
};
