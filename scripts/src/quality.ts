import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { linesOf } from './quality/print-results.ts';
import { type QualityItem, readQualityItems, WrongQualityFile } from './quality/quality-item.ts';
import { openRealSite, openSampleSite, ownQualityFiles } from './quality/quality-site.ts';
import { type Result, runItems } from './quality/run-items.ts';

/**
 * `npm run quality [-- --file <path> --data <folder of real data> --only sample|real --reuse]`: asks questions and
 * searches on the site and prints how many are right, see docs/quality.md. Not a test: missed goals are printed with
 * exit code 0.
 */
const { values: flags } = parseArgs({
  options: {
    file: { type: 'string', multiple: true },
    data: { type: 'string' },
    only: { type: 'string' },
    reuse: { type: 'boolean', default: false },
  },
});

const run = async (): Promise<void> => {
  const files = flags.file?.map((name) => ({ name, content: readFileSync(name, 'utf8') })) ?? ownQualityFiles();
  const all = files.flatMap(({ name, content }) => readQualityItems(content, name));
  const of = (data: QualityItem['data']) =>
    flags.only && flags.only !== data ? [] : all.filter((item) => item.data === data);
  const results: Result[] = [];
  const take = async (open: () => ReturnType<typeof openSampleSite>, items: QualityItem[]) => {
    if (items.length === 0) return;
    const site = await open();
    try {
      results.push(...(await runItems(site, items)));
    } finally {
      await site.close();
    }
  };
  await take(openSampleSite, of('sample'));
  const folder = flags.data ?? process.env.BEE_REAL_DATA;
  const isThere = folder !== undefined && existsSync(folder);
  if (isThere) await take(() => openRealSite(folder, { reuse: flags.reuse, log: console.error }), of('real'));
  for (const line of linesOf(results)) console.log(line);
  if (!isThere && of('real').length > 0)
    console.log(`skipped ${of('real').length} on real data: give their folder as --data or BEE_REAL_DATA`);
};

await run().catch((error: unknown) => {
  if (!(error instanceof WrongQualityFile)) throw error;
  console.error(error.message);
  process.exitCode = 2;
});
