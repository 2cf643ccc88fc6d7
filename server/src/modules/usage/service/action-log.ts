import type { ParsedRequestFor } from '@bee/contracts/operations';
import { Counter, Gauge } from 'prom-client';
import type { Deps } from '../../../deps.ts';
import { TooMany } from '../../../http/errors.ts';
import type { CallContext } from '../../../http/route.ts';
import type { RunningApi } from '../../../http/running-api.ts';
import { readServed, SERVED_COOKIE } from '../../../http/served-cookie.ts';
import { readVisit, VISIT_COOKIE, visitHash } from '../../../http/visit-cookie.ts';
import { createWindowLimit } from '../../../limits/window-limit.ts';
import { type ActionBuffer, createActionBuffer } from '../model/action-buffer.ts';
import { type ActionRow, storeActions } from '../store/action.repository.ts';
import { actionRow, type GivenRecord } from './action-row.ts';
import { createReleaseVisits } from './release-visits.ts';

/** About 20 MB at most. */
const CAPACITY = 10_000;

/** Buffers records and stores them shortly afterwards; stores all buffered records when the API closes. */
export const createActionLog = (deps: Deps, api: RunningApi) => {
  const { db, settings } = deps;
  const report = (error: unknown) => api.log.warn({ err: error }, '行为日志没有写入');
  const buffer = createActionBuffer<ActionRow>({ store: (rows) => storeActions(db, rows), capacity: CAPACITY, report });
  const addToEvidence = createReleaseVisits(deps, api);
  // Prevents a single address from filling the table.
  const isWithinLimit = createWindowLimit(settings.rateLimit);
  count(buffer, api);
  api.onClose(() => buffer.close());

  /** @throws TooMany */
  return (request: ParsedRequestFor<'base/actionLog'>, context: CallContext): void => {
    if (!settings.actionLog.target) return;
    const given = recordsOf(request);
    if (!isWithinLimit(context.ip, given.length, context.now.getTime())) throw new TooMany('记录过于频繁，请稍后再试');
    const { viewer, ip, now, cookies } = context;
    const { internalSecret: secret } = settings;
    const issued = readVisit(secret, cookies.read(VISIT_COOKIE));
    const visit = issued && visitHash(issued.visit);
    const rows = given.map((record) => actionRow(record, { viewer, ip, now, visit }));
    buffer.add(rows);
    const served = issued && readServed(secret, issued.visit, cookies.read(SERVED_COOKIE), now.getTime());
    if (visit && served) addToEvidence(rows, visit, served, now);
  };
};

/** A request contains a single record or a list of records. */
export const recordsOf = ({ records, ...single }: ParsedRequestFor<'base/actionLog'>): GivenRecord[] =>
  records ?? [single as GivenRecord];

const count = (buffer: Pick<ActionBuffer<never>, 'counts' | 'waiting'>, { metrics }: RunningApi): void => {
  new Counter({
    name: 'bee_action_log_total',
    help: 'Records of the action log by what became of them',
    labelNames: ['outcome'],
    registers: [metrics],
    collect() {
      this.reset();
      for (const [outcome, total] of Object.entries(buffer.counts())) this.inc({ outcome }, total);
    },
  });
  new Gauge({
    name: 'bee_action_log_waiting',
    help: 'Records that are not stored yet',
    registers: [metrics],
    collect() {
      this.set(buffer.waiting());
    },
  });
};
