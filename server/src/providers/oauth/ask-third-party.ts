import { type Outgoing, OutgoingFailed, readText } from '../../http/outgoing.ts';
import { ThirdPartyFailed } from './third-party.ts';

const LIMIT_BYTES = 64 * 1024;

/**
 * Sends a GET with `query` and returns the text. The query contains secrets and codes, so errors never quote the
 * address.
 * @throws ThirdPartyFailed
 */
export const askThirdParty = async (
  outgoing: Outgoing,
  title: string,
  address: string,
  query: Record<string, string>,
): Promise<string> => {
  try {
    const response = await outgoing(`${address}?${new URLSearchParams(query)}`);
    const text = await readText(response, LIMIT_BYTES);
    if (!response.ok) throw new ThirdPartyFailed(`${title}暂时无法登录，请稍后重试`, `HTTP ${response.status}`);
    return text;
  } catch (error) {
    if (!(error instanceof OutgoingFailed)) throw error;
    throw new ThirdPartyFailed(`${title}没有应答，请稍后重试`, error.reason);
  }
};

/** Null for an answer that is not a JSON object. */
export const jsonObject = (text: string): Record<string, unknown> | null => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
};

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
