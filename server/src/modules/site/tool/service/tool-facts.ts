import type { Tool } from '@bee/contracts/resource/tool';
import type { Db } from '../../../../db/schema.ts';

/** Entry of a tool in the directory, computed from the tool's own data. */
export type ToolFacts = Omit<Tool, 'key'>;
export type ReadTool = (db: Db, today: string) => Promise<ToolFacts>;

export const NOTHING_KNOWN: ToolFacts = { newest: null, stock: null, figure: null, sample: false };

/** Value of `stock`; null for zero. */
export const stockOf = (value: number, unit: string): Tool['stock'] => (value > 0 ? { value, unit } : null);
