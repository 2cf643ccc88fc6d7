import { z } from 'zod';
import { Unavailable } from '../../http/errors.ts';
import { type Outgoing, readText } from '../../http/outgoing.ts';
import type { EmbeddingModel } from './embedding-model.ts';

/** `baseUrl` includes the version, for example `https://models.example.com/v1`. */
export type EmbeddingConnection = { baseUrl: string; apiKey: string; model: string };

/** Maximum bytes of an answer: 32 vectors of 4,096 numbers as JSON take less than 4 MB. */
const MAX_BYTES = 8 * 1024 * 1024;

const vector = z
  .array(z.number())
  .min(1)
  .refine((numbers) => numbers.some((number) => number !== 0));
const answer = z.object({ data: z.array(z.object({ index: z.int().min(0).optional(), embedding: vector })) });

/** A model with the `embeddings` protocol of OpenAI. */
export const openAiEmbeddings = (
  { baseUrl, apiKey, model }: EmbeddingConnection,
  outgoing: Outgoing,
): EmbeddingModel => ({
  name: model,
  embed: async (texts, signal) => {
    const response = await outgoing(`${baseUrl.replace(/\/+$/, '')}/embeddings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(apiKey && { authorization: `Bearer ${apiKey}` }) },
      body: JSON.stringify({ model, input: texts }),
      signal,
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Unavailable(`向量服务暂时不可用（${response.status}）`);
    }
    return readVectors(await readText(response, MAX_BYTES), texts.length);
  },
});

/** Vectors are ordered by `index` if there is one. */
const readVectors = (text: string, count: number): number[][] => {
  const read = answer.safeParse(parse(text));
  if (!read.success) throw new Unavailable('向量服务的回答无法识别');
  const { data } = read.data;
  const placed = new Map(data.map(({ index, embedding }, at) => [index ?? at, embedding]));
  const vectors = Array.from({ length: count }, (_, at) => placed.get(at) ?? []);
  if (data.length !== count || vectors.some((one) => one.length === 0 || one.length !== vectors[0]?.length))
    throw new Unavailable('向量服务的回答与所问的不符');
  return vectors;
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
