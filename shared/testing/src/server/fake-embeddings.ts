import { setTimeout as pause } from 'node:timers/promises';
import { startLocalServer } from './local-server.ts';

export type EmbeddingsCall = { url: string; key: string; body: { model: string; input: string[] } };

/** How the endpoint misbehaves; `data` replaces the `data` of its response. */
export type Misbehaviour = {
  afterMs?: number;
  status?: number;
  data?: (vectors: number[][], call: EmbeddingsCall) => unknown;
};

export type FakeEmbeddings = {
  /** Settings that point to this endpoint. */
  env: Record<string, string>;
  calls: EmbeddingsCall[];
  /** `{}` restores normal behaviour. */
  misbehave(how: Misbehaviour): void;
  close(): Promise<void>;
};

/**
 * An `embeddings` endpoint where the meaning of a text is the set of subjects whose words it contains.
 * @param subjects lists of words with the same meaning, one list per subject
 */
export const startFakeEmbeddings = async (subjects: readonly string[][]): Promise<FakeEmbeddings> => {
  let how: Misbehaviour = {};
  const calls: EmbeddingsCall[] = [];
  const { url, close } = await startLocalServer(async (request, response) => {
    let text = '';
    for await (const part of request) text += part;
    const body = JSON.parse(text) as EmbeddingsCall['body'];
    const call = { url: request.url ?? '', key: String(request.headers.authorization), body };
    calls.push(call);
    const { afterMs = 0, status = 200, data } = how;
    if (afterMs) await pause(afterMs, undefined, { ref: false });
    const vectors = body.input.map((one) => [0.1, ...subjects.map((words) => Number(words.some(isIn(one))))]);
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ data: data ? data(vectors, call) : entriesOf(vectors) }));
  });
  return {
    env: {
      AI_BASE_URL: `${url}/v1/`,
      AI_API_KEY: 'k',
      AI_EMBEDDING_MODEL: 'bee-embedding-1',
    },
    calls,
    misbehave: (next) => {
      how = next;
    },
    close,
  };
};

/**
 * Entries in the format of the protocol; each has its index, so that their order may differ from the order of the
 * texts.
 */
export const entriesOf = (vectors: readonly number[][]) => vectors.map((embedding, index) => ({ index, embedding }));

const isIn = (text: string) => (word: string) => text.includes(word);
