import { createHash } from 'node:crypto';
import { redactMessage } from '@bee/domain/redact';
import { z } from 'zod';
import { browserVersion } from '../../../../http/browser-name.ts';
import type { CallContext } from '../../../../http/route.ts';
import { parseStack, type ScriptPosition } from './parse-stack.ts';

/** One error in one browser. */
export type ErrorEvent = {
  day: string;
  fingerprint: string;
  remote: string;
  release: string;
  kind: string;
  message: string;
  frames: ScriptPosition[];
  composition: string;
  browser: string;
  page: string;
  at: Date;
};

const MESSAGE_LENGTH = 200;

const reported = z.object({
  remote: z.string().regex(/^(shell|mf-[a-z0-9-]{1,50})$/),
  release: z.string().regex(/^[\w.+-]{1,80}$/),
  composition: z.string().max(40).default(''),
  /** Of a load failure. */
  error: z.string().max(100).optional(),
  kind: z.string().max(100),
  message: z.string(),
  stack: z.string(),
  page: z
    .string()
    .regex(/^\/[\w/{}.*-]{0,200}$/)
    .catch(''),
});

/** @param params of a record of the action log; null for records without a stack, which are not errors in code */
export const errorEvent = (
  params: Record<string, unknown>,
  { now, today, userAgent }: Pick<CallContext, 'now' | 'today' | 'userAgent'>,
): ErrorEvent | null => {
  const given = reported.safeParse(params);
  if (!given.success) return null;
  const { remote, release, composition, error, kind, page, stack } = given.data;
  const message = redactMessage(given.data.message, MESSAGE_LENGTH);
  const frames = parseStack(stack);
  const name = redactMessage(error ?? kind, MESSAGE_LENGTH);
  return {
    ...{ day: today, remote, release, kind: name, message, frames, composition, page, at: now },
    browser: browserVersion(userAgent),
    fingerprint: fingerprintOf([remote, release, name, message.replace(/\d+/g, '0'), topOf(frames)]),
  };
};

/** Unmapped: within a release, a position in a script names the same source line every time. */
const topOf = (frames: ScriptPosition[]): string => {
  const top = frames.find(({ script }) => script);
  return top ? `${top.script?.file}:${top.line}:${top.column}` : '';
};

const fingerprintOf = (parts: string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 32);
