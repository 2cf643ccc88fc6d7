import type { ActionRecord } from '@bee/contracts/entity/action-record';
import type { LogTarget } from '@bee/contracts/page';
import { storeRecords, takeStoredRecords } from './record-storage.ts';
import { clientIp } from './visitor-ids.ts';

const GATHER_MS = 1000;
const RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 600_000;
const BATCH_SIZE = 25;
/** Browsers accept 64 KB of pending keepalive requests in total. */
const BODY_LIMIT = 30_000;
/** Status codes for which a retry may succeed; all other refusals are final. */
const LATER = [408, 425, 429, 503];

/**
 * Sends records in small batches, also while the page closes. Records that cannot be sent (offline, server down) are
 * stored in the browser and sent later with the same recordId, so that each counts once. A collector of another origin
 * gets one record per request, and neither cookies nor token.
 */
export const createOutbox = ({ address, header: [name, value] }: LogTarget, token: () => string) => {
  const isOwn = new URL(address, window.location.href).origin === window.location.origin;
  let waiting: ActionRecord[] = [];
  let gathering: ReturnType<typeof setTimeout> | undefined;
  let retrying: ReturnType<typeof setTimeout> | undefined;
  let retryMs = RETRY_MS;

  const later = (records: ActionRecord[]) => {
    storeRecords(records);
    if (retrying) return;
    retrying = setTimeout(resume, retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };

  const post = async (records: ActionRecord[]) => {
    const ip = clientIp();
    const sent = records.map((record) => ({ ...record, ip: record.ip || ip }));
    const headers = { 'content-type': 'application/json', [name]: value, ...(isOwn && token() && { token: token() }) };
    const answer = await fetch(address, {
      method: 'POST',
      keepalive: true,
      credentials: isOwn ? 'same-origin' : 'omit',
      headers,
      body: JSON.stringify(sent.length === 1 ? sent[0] : { records: sent }),
    }).catch(() => null);
    const code = answer?.ok ? await codeOf(answer) : (answer?.status ?? 503);
    if (LATER.includes(code) || (code >= 500 && code < 600)) later(records);
    else retryMs = RETRY_MS;
  };

  const flush = () => {
    clearTimeout(gathering);
    gathering = undefined;
    const records = waiting;
    waiting = [];
    if (!navigator.onLine) storeRecords(records);
    else for (const batch of batchesOf(records, isOwn ? BATCH_SIZE : 1)) void post(batch);
  };

  const resume = () => {
    clearTimeout(retrying);
    retrying = undefined;
    if (!navigator.onLine) return;
    waiting = [...takeStoredRecords(), ...waiting];
    flush();
  };

  window.addEventListener('online', resume);
  window.addEventListener('pagehide', flush);
  // On the window: it runs after the document's listeners, which still write records when the page is hidden.
  window.addEventListener('visibilitychange', () => document.hidden && flush());
  resume();

  return {
    add: (record: ActionRecord) => {
      waiting.push(record);
      if (navigator.onLine) gathering ??= setTimeout(flush, GATHER_MS);
      else flush();
    },
  };
};

/** The code of the API envelope; a response without one, from another collector, counts as success. */
const codeOf = async (answer: Response): Promise<number> => {
  const body = (await answer.json().catch(() => null)) as { code?: unknown } | null;
  return typeof body?.code === 'number' ? body.code : 1;
};

const batchesOf = (records: ActionRecord[], atOnce: number): ActionRecord[][] => {
  const batches: ActionRecord[][] = [];
  let size = 0;
  for (const record of records) {
    const length = JSON.stringify(record).length;
    const current = batches.at(-1);
    if (current && current.length < atOnce && size + length <= BODY_LIMIT) {
      current.push(record);
      size += length;
    } else {
      batches.push([record]);
      size = length;
    }
  }
  return batches;
};
