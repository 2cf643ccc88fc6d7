import { z } from 'zod';

const hour = z.number().int().min(0, '时刻为 0-23 时').max(23, '时刻为 0-23 时');

/** The plan by which the share of a canary grows until its release becomes the active one. */
export const canarySteps = z.object({
  /** Percentages of the visitors, rising; after the last one the canary becomes the active release. */
  percents: z
    .array(z.number().gt(0, '每一步应大于 0').lt(100, '最后一步之后转正，不必写 100'))
    .min(1, '至少一步')
    .max(10, '最多 10 步')
    .refine((given) => given.every((one, at) => at === 0 || one > (given[at - 1] ?? 0)), '每一步应比前一步大'),
  /** A step lasts at least this long, in minutes, and until this many visits of the canary were compared. */
  minutes: z.number().int().min(0, '每步时间为 0-10080 分钟').max(10_080, '每步时间为 0-10080 分钟'),
  visits: z.number().int().min(1, '每步访问为 1-100000').max(100_000, '每步访问为 1-100000'),
  /** Hours of Shanghai in which no step is taken; `from` 22 `to` 8 is a night. A failing canary is withdrawn anyway. */
  quiet: z.object({ from: hour, to: hour }).optional(),
  paused: z.boolean().optional(),
});

export type CanarySteps = z.output<typeof canarySteps>;
