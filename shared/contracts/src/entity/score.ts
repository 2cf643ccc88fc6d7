import { z } from 'zod';
import { instant } from '../shapes.ts';
import { link } from './link.ts';

export const scoreTask = z.object({
  id: z.string(),
  group: z.enum(['newbie', 'daily', 'growth']),
  title: z.string(),
  desc: z.string(),
  score: z.number().int(),
  /** Null: only once. */
  limit_per_day: z.number().int().nullable(),
  done: z.number().int(),
  total: z.number().int(),
  state: z.enum(['todo', 'doing', 'done']),
  link: link.nullable(),
});

export const medalProgress = z.object({
  title: z.string(),
  new_grade: z.number().int().min(0).max(4),
  progress: z.number().int(),
  /** Progress required for the next grade; null at the highest. */
  next_at: z.number().int().nullable(),
  desc: z.string(),
  icon: z.string(),
});

/** `back`: points returned by an order, which do not count as earned. */
export const scoreDirections = ['in', 'out', 'back'] as const;

/** An entry of the append-only ledger; unique per member, source and business. */
export const scoreRecord = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  dir: z.enum(scoreDirections),
  score: z.number().int(),
  balance: z.number().int(),
  expire_at: instant.nullable(),
  biz: z.object({ type: z.string(), id: z.string() }),
  /** The subject of the entry, if it still exists. */
  link: link.nullable(),
  created_at: instant,
});

/** Points earned and spent in a month, independent of filters. */
export const scoreMonth = z.object({
  month: z.string(),
  earned: z.number().int(),
  spent: z.number().int(),
  /** Points returned by orders: the balance is earned minus spent plus returned. */
  returned: z.number().int(),
});

export type ScoreMonth = z.output<typeof scoreMonth>;
export type ScoreTask = z.output<typeof scoreTask>;
export type MedalProgress = z.output<typeof medalProgress>;
export type ScoreRecord = z.output<typeof scoreRecord>;
