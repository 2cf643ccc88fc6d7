import { z } from 'zod';
import { instant } from '../shapes.ts';
import { link } from './link.ts';

export const scoreTask = z.object({
  id: z.string(),
  group: z.enum(['newbie', 'daily', 'growth']),
  title: z.string(),
  desc: z.string(),
  score: z.number().int(),
  /** Null: once for ever. */
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
  /** Progress that the next grade asks for; null at the highest. */
  next_at: z.number().int().nullable(),
  desc: z.string(),
  icon: z.string(),
});

/** `back`: an order gave back what it had taken, which is not earned. */
export const scoreDirections = ['in', 'out', 'back'] as const;

/** One line of the append-only ledger; never two for the same member, source and business. */
export const scoreRecord = z.object({
  id: z.string(),
  source: z.string(),
  title: z.string(),
  dir: z.enum(scoreDirections),
  score: z.number().int(),
  balance: z.number().int(),
  expire_at: instant.nullable(),
  biz: z.object({ type: z.string(), id: z.string() }),
  /** What it was for, where that still exists. */
  link: link.nullable(),
  created_at: instant,
});

/** What a month brought and took, whatever is filtered. */
export const scoreMonth = z.object({
  month: z.string(),
  earned: z.number().int(),
  spent: z.number().int(),
  /** What orders gave back: the balance is what was earned, less what was spent, and this. */
  returned: z.number().int(),
});

export type ScoreMonth = z.output<typeof scoreMonth>;
export type ScoreTask = z.output<typeof scoreTask>;
export type MedalProgress = z.output<typeof medalProgress>;
export type ScoreRecord = z.output<typeof scoreRecord>;
