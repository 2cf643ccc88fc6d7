import type { ParsedRequestFor } from '@bee/contracts/operations';
import { redactText, redactValue } from '@bee/domain/redact';
import type { CallContext } from '../../../http/route.ts';
import type { ActionRow } from '../store/action.repository.ts';

export type GivenRecord = NonNullable<ParsedRequestFor<'base/actionLog'>['records']>[number];

/**
 * Address, user and visit are taken from the connection; values that the record itself claims for them are stored only
 * inside `record`. Secrets and personal data are redacted from every text, even if the client should have done so.
 * @param visit hash of the visit that the edge issued; null if the call had no valid visit
 */
export const actionRow = (
  given: GivenRecord,
  { viewer, ip, now, visit }: Pick<CallContext, 'viewer' | 'ip' | 'now'> & { visit: string | null },
): ActionRow => {
  const params = withoutStack(parsed(given.params));
  const { remote, release, composition, kind, value, attempt } = fields(params);
  const record = redactValue({ ...given, params, browser: parsed(given.browser) }) as GivenRecord;
  return {
    record_id: record.recordId || null,
    action_id: record.actionId,
    client_id: record.clientId,
    stage: record.stage,
    user_id: viewer?.uid ?? null,
    ip,
    page: redactText(given.currentPageUrl.split(/[?#]/)[0] ?? ''),
    dwell_ms: given.pageTp,
    remote: named(remote),
    release: named(release),
    composition: named(composition),
    visit,
    kind: named(kind),
    value: measured(value) ?? measured(attempt),
    record,
    created_at: now,
  };
};

/** Parameters of a record beyond its fixed fields; empty if they are not an object. */
export const paramsOf = ({ params }: Pick<GivenRecord, 'params'>): Record<string, unknown> => fields(parsed(params));

const NAME_LENGTH = 100;

/** Stacks are stored once per group of errors (browser-errors), not in every record. */
const withoutStack = (params: string | Record<string, unknown>): string | Record<string, unknown> => {
  if (typeof params === 'string') return params;
  const { stack: _stack, ...kept } = params;
  return kept;
};

/** `browser` and `params` are sent as JSON text; any other text is returned unchanged. */
const parsed = (value: string | Record<string, unknown>): string | Record<string, unknown> => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value) as Record<string, unknown>;
  } catch {
    return value;
  }
};

const fields = (params: string | Record<string, unknown>): Record<string, unknown> =>
  typeof params === 'string' ? {} : params;

const named = (value: unknown): string | null =>
  typeof value === 'string' && value ? redactText(value.slice(0, NAME_LENGTH)) : null;

const measured = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < 1e9 ? value : null;
