import { messageOf } from '@bee/domain/error-message';
import { openMessages } from '../composer/messages.ts';
import type { Deps } from '../deps.ts';

/** A job failed for the last time: operators read it at /ops and at the webhook. */
export const alarmOperators = (
  { db, clock, settings }: Pick<Deps, 'db' | 'clock' | 'settings'>,
  job: string,
  error: unknown,
) =>
  openMessages(db, settings.operations.webhook !== null).warn(
    `job:${job}`,
    `后台任务失败：${job}`,
    [messageOf(error), '已多次重试。原因排除后，在 /ops 的“任务”里重试或立即运行。'],
    clock.now(),
  );
