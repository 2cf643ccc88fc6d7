import { messageOf } from '@bee/domain/error-message';
import { mutants } from './mutants/mutants.ts';
import { type Leave, tryMutant, type Verdict } from './mutants/try-mutant.ts';
import { secondsSince } from './seconds-since.ts';
import { startPostgres } from './test/private-postgres.ts';

const WORDS: Record<Verdict, string> = { killed: '抓住', survived: '没有抓住', 'does not fit': '与代码不符' };

/** Tests every mutant, or the named ones; on PostgreSQL, where races occur. */
const run = async (named: string[]): Promise<void> => {
  const unknown = named.filter((id) => !mutants.some((mutant) => mutant.id === id));
  if (unknown.length > 0) throw new Error(`没有这个编号：${unknown.join('、')}`);
  const chosen = mutants.filter(({ id }) => named.length === 0 || named.includes(id));
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
  let killed = 0;
  try {
    for (const mutant of chosen) {
      const verdict = await tryMutant(mutant, leave);
      if (verdict === 'killed') killed++;
      console.log(`${verdict === 'killed' ? '✓' : '✗'} ${mutant.id}：${WORDS[verdict]}（${mutant.test.name}）`);
    }
  } finally {
    end();
  }
  console.log(`${chosen.length} 个错误，抓住 ${killed} 个，用时 ${secondsSince(since)}`);
  if (killed < chosen.length) process.exitCode = 1;
};

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(messageOf(error));
  process.exitCode = 1;
});
