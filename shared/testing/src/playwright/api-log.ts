import { appendFileSync } from 'node:fs';
import { methodOf } from '@bee/contracts/methods';
import type { OperationId } from '@bee/contracts/operations';
import { publicReads } from '@bee/contracts/public-reads';
import type { BrowserContext, Response } from '@playwright/test';

/** Calls under way whose answer is still to be read. */
const pending = new Set<Promise<void>>();

/**
 * Writes a line `<method> <path> <code>` for each API answer that a page of the context gets into BEE_API_LOG, where it is
 * set. The cacheable GET of a public read counts as the call itself.
 */
export const logApiCalls = (context: BrowserContext): void => {
  const file = process.env.BEE_API_LOG;
  if (!file) return;
  context.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith('/api/')) return;
    const written = codeOf(response).then((code) => {
      if (code !== null) appendFileSync(file, `${methodIn(response, pathname)} ${pathname} ${code}\n`);
    });
    pending.add(written);
    written.finally(() => pending.delete(written));
  });
};

const methodIn = (response: Response, pathname: string): string => {
  const id = pathname.slice('/api/'.length) as OperationId;
  return publicReads.includes(id) ? methodOf(id) : response.request().method();
};

export const apiCallsLogged = async (): Promise<void> => {
  await Promise.all(pending);
};

/** Of files and event streams, which have no envelope, a success counts as 1; null when the page went away before. */
const codeOf = async (response: Response): Promise<number | null> => {
  if (!response.headers()['content-type']?.includes('json')) return response.ok() ? 1 : response.status();
  try {
    return ((await response.json()) as { code: number }).code;
  } catch {
    return null;
  }
};
