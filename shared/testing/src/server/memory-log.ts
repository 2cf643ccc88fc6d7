import type { FastifyBaseLogger } from 'fastify';
import { createLog } from '../../../../server/src/telemetry/process-log.ts';

export type LogRecord = { level: number; msg: string; err?: { type: string; message: string; stack: string } } & Record<
  string,
  unknown
>;

/** A log of the server that is kept in memory instead of being written to standard output. */
export const openMemoryLog = (level: string): { log: FastifyBaseLogger; lines: string[]; records(): LogRecord[] } => {
  const lines: string[] = [];
  const log = createLog(level, { write: (line) => void lines.push(line) });
  return { log, lines, records: () => lines.map((line) => JSON.parse(line)) };
};
