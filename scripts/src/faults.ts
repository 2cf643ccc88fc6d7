import { messageOf } from '@bee/domain/error-message';
import { plantedFaults } from './faults/planted-faults.ts';
import { type Leave, tryFault, type Verdict } from './faults/try-fault.ts';
import { secondsSince } from './seconds-since.ts';
import { startPostgres } from './test/private-postgres.ts';

const WORDS: Record<Verdict, string> = { caught: '抓住', missed: '没有抓住', 'does not fit': '与代码不符' };

/** Tests every mutant, or the named ones; on PostgreSQL, where races occur. */
const run = async (named: string[]): Promise<void> => {
  const unknown = named.filter((id) => !plantedFaults.some((fault) => fault.id === id));
  if (unknown.length > 0) throw new Error(`没有这个编号：${unknown.join('、')}`);
  const chosen = plantedFaults.filter(({ id }) => named.length === 0 || named.includes(id));
  const since = Date.now();
  const leave: Leave = { restore: () => undefined };
  const postgres = process.env.TEST_DATABASE_URL ? null : await startPostgres();
  if (postgres) process.env.TEST_DATABASE_URL = postgres.url;
  const end = () => {
    leave.restore();
    postgres?.stop();
  };
  process.once('SIGINT', () => {
    end();
    process.exit(130);
  });
  let caught = 0;
  try {
    for (const fault of chosen) {
      const verdict = await tryFault(fault, leave);
      if (verdict === 'caught') caught++;
      console.log(`${verdict === 'caught' ? '✓' : '✗'} ${fault.id}：${WORDS[verdict]}（${fault.test.name}）`);
    }
  } finally {
    end();
  }
  console.log(`${chosen.length} 个错误，抓住 ${caught} 个，用时 ${secondsSince(since)}`);
  if (caught < chosen.length) process.exitCode = 1;
};

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
