/** How many connections a process holds, and how long anything may take on them. */
export type DatabaseLimits = {
  pool: number;
  /** Waiting for a connection. */
  connectMs: number;
  /** One statement. */
  statementMs: number;
  /** Waiting for a lock. */
  lockMs: number;
  /** Between two statements of a transaction. */
  idleTransactionMs: number;
};

/** Limits of one connection; 0 is none. */
export type ConnectionLimits = { statementMs: number; idleTransactionMs: number };

/** Migrations, the data of a first start and imports: one statement may work on all quotes, and waits for other processes. */
export const LONG_STATEMENT_MS = 600_000;

/** Startup options that raise the limits of a connection above those of its role. The embedded database reads them, too. */
export const LONG_OPTIONS = [
  `-c statement_timeout=${LONG_STATEMENT_MS}`,
  '-c lock_timeout=0',
  '-c idle_in_transaction_session_timeout=0',
  '-c jit=off',
].join(' ');

const PROTOCOL_3 = 196_608;

/** What a startup message of the protocol says of limits; null for any other message. */
export const limitsOfStartup = (message: Uint8Array, usual: ConnectionLimits): ConnectionLimits | null => {
  const bytes = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
  // Other messages begin with a letter, this one with its length.
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
