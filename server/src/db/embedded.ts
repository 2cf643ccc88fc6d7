import type { ChildProcess } from 'node:child_process';
import { forkProgram } from '../fork-program.ts';
import type { Report } from '../telemetry/process-log.ts';
import { type DatabaseLimits, LONG_STATEMENT_MS } from './database-limits.ts';
import type { EmbeddedAddress } from './embedded-address.ts';
import { DataFolderBusy } from './embedded-lock.ts';
import { watchStatements } from './statement-watch.ts';

export type EmbeddedDatabase = {
  address: EmbeddedAddress;
  /** Pid of the child; changes after a restart. */
  pid(): number | undefined;
  /** True while the database works for a connection with raised limits (an import). */
  isBusy(): boolean;
  /** Kills the child if it does not exit within two seconds; no acknowledged commit is lost. */
  stop(): Promise<void>;
};

type Options = {
  dataDir: string;
  /** Default limits of a connection whose startup options set none. */
  limits?: Pick<DatabaseLimits, 'statementMs' | 'idleTransactionMs'>;
  /** Called when the child exits unexpectedly; it is restarted unless the restart fails too. */
  onCrash?: Report;
};

/** @throws DataFolderBusy when another process runs a database on the folder. */
export const startEmbedded = async (options: Options): Promise<EmbeddedDatabase> => {
  const { onCrash = () => {} } = options;
  let stopping = false;
  let child: ChildProcess;
  let isBusy = () => false;
  const watch = (started: ChildProcess) => {
    let reason: string | null = null;
    const statements = watchStatements(started, (limitMs) => {
      reason = `一条语句超过 ${limitMs / 1000} 秒没有结束，已停止数据库进程`;
    });
    isBusy = statements.isBusy;
    started.once('exit', (code, signal) => {
      if (stopping) return;
      onCrash(`${reason ?? `数据库进程意外结束 (${signal ?? code})`}，正在重新启动`);
      launch(options).then(
        ({ process: next }) => {
          child = next;
          if (stopping) next.kill('SIGTERM');
          else watch(next);
        },
        (err: Error) => onCrash(`数据库进程无法重新启动：${err.message}`, { err }),
      );
    });
  };

  const first = await launch(options);
  child = first.process;
  watch(child);
  // A child that is running a long statement does not notice that this process has exited.
  const killChild = () => child.kill('SIGKILL');
  process.on('exit', killChild);
  return {
    address: first.address,
    pid: () => child.pid,
    isBusy: () => isBusy(),
    stop: async () => {
      stopping = true;
      await end(child);
      process.off('exit', killChild);
    },
  };
};

const PROGRAM = { bundle: 'embedded-database.js', source: 'db/embedded-database.ts' };

/** For tests and commands with exclusive use of the folder. */
const NO_LIMITS = { statementMs: LONG_STATEMENT_MS, idleTransactionMs: 0 };

const launch = ({ dataDir, limits }: Options): Promise<{ process: ChildProcess; address: EmbeddedAddress }> =>
  new Promise((resolve, reject) => {
    const child = forkProgram(PROGRAM, [dataDir, JSON.stringify(limits ?? NO_LIMITS)]);
    let settled = false;
    const fail = (error: Error) => {
      settled = true;
      reject(error);
    };
    child.once('error', fail);
    child.once('exit', (code) => {
      if (!settled) fail(new Error(`嵌入式数据库没有启动 (退出码 ${code})`));
    });
    child.on('message', (message: { ready?: EmbeddedAddress; refused?: number; failed?: string }) => {
      if (message.refused) return fail(new DataFolderBusy(dataDir, message.refused));
      if (message.failed) return fail(new Error(`嵌入式数据库没有启动：${message.failed}`));
      if (!message.ready) return;
      settled = true;
      resolve({ process: child, address: message.ready });
    });
  });

const STOP_LIMIT_MS = 2_000;

const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    if (child.connected) child.send('stop');
    else child.kill('SIGTERM');
  });
