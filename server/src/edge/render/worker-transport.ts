import { publicReadUrl } from '@bee/contracts/public-reads';
import { readTags, TAGS_HEADER } from '../../cache/answer-tags.ts';

type Request = { method: 'GET' | 'POST'; path: string; payload: unknown; headers: Record<string, string> };

const ANSWER_LIMIT_MS = 4000;

/**
 * Transport from the worker to the API: plain HTTP with the headers of this render; collects the tags of its answers.
 * Public reads come from the API's cache: a document is rendered for visitors, and for members without their token.
 */
export const workerTransport =
  (apiUrl: string, headers: Record<string, string>, tags: Set<string>) => async (request: Request) => {
    const publicRead = publicReadUrl(request);
    const url = new URL(publicRead ?? request.path, apiUrl);
    const isGet = publicRead !== null || request.method === 'GET';
    if (isGet && !publicRead) {
      for (const [key, value] of Object.entries((request.payload ?? {}) as Record<string, unknown>)) {
        if (value !== undefined) url.searchParams.set(key, String(value));
      }
    }
    const answer = await fetch(url, {
      method: isGet ? 'GET' : 'POST',
      headers: {
        ...request.headers,
        ...headers,
        'accept-encoding': 'identity',
        ...(!isGet && { 'content-type': 'application/json' }),
      },
      signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
      ...(!isGet && { body: JSON.stringify(request.payload ?? {}) }),
    }).catch((error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      return new Response(null, { status: 503 });
    });
    for (const tag of readTags(answer.headers.get(TAGS_HEADER))) tags.add(tag);
    // Not an envelope: a proxy's own page in place of an API that is unavailable.
    const body: unknown = await answer.json().catch(() => null);
    return { status: answer.status, headers: {}, body };
  };
