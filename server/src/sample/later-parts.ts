import type { Db } from '../db/schema.ts';
import { loadIndustry } from './industry/load-industry.ts';
import type { Pause } from './prices/load-prices.ts';
import type { SampleSize } from './prices/price-lines.ts';
import { sampleSource } from './sample-source.ts';
import { loadStatistics } from './statistics/load-statistics.ts';

export type PartOptions = { today: string; size: SampleSize; log(line: string): void; pause?: Pause };

type LaterPart = {
  /** Under which an installation remembers that it has it. */
  name: string;
  load(db: Db, options: PartOptions): Promise<void>;
};

/** Tables of the industry database: a recent sample has few of them, and those with few rows. */
export const industryPart: LaterPart = {
  name: 'sample-industry',
  load: async (db, { today, size, log, pause }) => {
    if (await holdsOwn(db, 'industry_table')) return;
    const source = await sampleSource(db, 'industry', today);
    const loaded = await loadIndustry(db, size, { today, ...source, ...(pause && { pause }) });
    log(`示例产业数据：${loaded.tables} 张表，${loaded.rows} 行`);
  },
};

/**
 * Parts of the sample that came with later releases. A new installation gets them with the rest; one that has had its
 * sample before gets them on its next start, save those of which it holds data of its own. In order: the tables of the
 * industry database are derived from the statistics.
 */
export const laterParts: readonly LaterPart[] = [
  {
    name: 'sample-statistics',
    load: async (db, { today, size, log }) => {
      if (await holdsOwn(db, 'stat_topic')) return;
      const source = await sampleSource(db, 'statistics', today);
      const figures = await loadStatistics(db, size === 'small' ? 'small' : 'full', { today, ...source });
      log(`示例统计：${figures} 个数`);
    },
  },
  industryPart,
];

const holdsOwn = async (db: Db, table: 'stat_topic' | 'industry_table'): Promise<boolean> =>
  (await db.selectFrom(table).select('sample').where('sample', '=', false).limit(1).executeTakeFirst()) !== undefined;
