/** Pool size and timeouts of a process. */
export type DatabaseLimits = {
  pool: number;
  /** Timeout for acquiring a connection. */
  connectMs: number;
  /** Timeout per statement. */
  statementMs: number;
  /** Timeout for acquiring a lock. */
  lockMs: number;
  /** Idle timeout between two statements of a transaction. */
  idleTransactionMs: number;
  /** Statements that take at least this long are logged. */
  slowMs: number;
};

/** Limits of one connection; 0 means no limit. */
export type ConnectionLimits = { statementMs: number; idleTransactionMs: number };

/**
 * For migrations, the initial data load and imports: a single statement may process all quotes and wait for other
 * processes.
 */
export const LONG_STATEMENT_MS = 600_000;

/**
 * Startup options that raise the limits of a connection above those of its role. The embedded database reads them as
 * well.
 */
export const LONG_OPTIONS = [
  `-c statement_timeout=${LONG_STATEMENT_MS}`,
  '-c lock_timeout=0',
  '-c idle_in_transaction_session_timeout=0',
  '-c jit=off',
].join(' ');

const PROTOCOL_3 = 196_608;

/** Limits requested by a protocol startup message; null for any other message. */
export const limitsOfStartup = (message: Uint8Array, usual: ConnectionLimits): ConnectionLimits | null => {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  // All other messages start with a type letter; the startup message starts with its length.
  if (bytes.length < 8 || bytes[0] !== 0 || bytes.readInt32BE(4) !== PROTOCOL_3) return null;
  const text = bytes.toString('latin1', 8);
  const limit = (name: string, otherwise: number) => {
    const found = text.match(new RegExp(`-c ${name}=(\\d+)`))?.[1];
    return found === undefined ? otherwise : Number(found);
  };
  return {
    statementMs: limit('statement_timeout', usual.statementMs),
    idleTransactionMs: limit('idle_in_transaction_session_timeout', usual.idleTransactionMs),
  };
};
