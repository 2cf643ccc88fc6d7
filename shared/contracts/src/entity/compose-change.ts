import { z } from 'zod';
import { canarySteps } from './canary-steps.ts';

const remote = z.string().regex(/^(shell|mf-[a-z0-9-]+)$/, '没有这个应用');
const version = z.string().min(1, '缺少版本').max(100, '版本过长');
const change = <Action extends string>(action: Action) => z.object({ action: z.literal(action) });

const action = z.discriminatedUnion('action', [
  change('set').extend({
    versions: z.record(remote, version).refine((given) => Object.keys(given).length > 0, '没有要切换的应用'),
  }),
  change('canary').extend({
    remote,
    release: version.optional(),
    percent: z.number().min(0, '比例为 0-100').max(100, '比例为 0-100'),
    visitors: z.boolean().optional(),
    steps: canarySteps.optional(),
  }),
  change('endCanary').extend({ remote }),
  change('promote').extend({ remote }),
  change('rollback').extend({ remote, version: version.optional() }),
  change('rollbackAll').extend({ sequence: z.number().int().min(1).optional() }),
  change('freeze').extend({ remote: remote.optional() }),
  change('unfreeze').extend({ remote: remote.optional() }),
]);

/** A change requested by an operator. */
export const composeChange = z.object({
  change: action,
  reason: z.string().max(500, '原因最多 500 个字').default(''),
  /** Sequence of the composition that the operator saw; the change is rejected if another one is active. */
  expected_sequence: z.number().int().min(0),
});

export type ComposeChange = z.output<typeof composeChange>;
