import type { OperationId } from './operations.ts';

/** Method per operation, for the browser, which takes no zod. */
export const methods = {
  'base/getClientIp': 'GET',
  'base/actionLog': 'POST',
} as const satisfies Record<OperationId, 'GET' | 'POST'>;
