import { tableFreqTitles } from '@bee/domain/table-freq';
import type { Db } from '../../../db/schema.ts';
import { tableLink } from '../../../page-links.ts';
import { replaceDocuments } from '../../search/index.ts';

/** Indexes tables by name, products and subjects; the snippet lists the measures and the time span. */
export const indexTables = async (db: Db): Promise<void> => {
  const rows = await db
    .selectFrom('industry_table as t')
    .innerJoin('industry_node as n', 'n.id', 't.model_id')
    .select([
      't.model_id',
      't.title',
      't.alias',
      't.description',
      't.freq',
      't.fields',
      't.tags',
      't.products',
      't.sample',
      't.first_period',
      't.last_period',
      'n.path',
    ])
    .orderBy('t.model_id')
    .execute();
  await replaceDocuments(
    db,
    'data_model',
    rows.map((row) => {
      const { page, params } = tableLink(row.model_id);
      const measures = row.fields.filter(({ role }) => role === 'measure');
      const measureTexts = measures.map(({ title, unit }) => (unit ? `${title}（${unit}）` : title)).join('、');
      const span = row.first_period ? `，${row.first_period} 至 ${row.last_period}` : '';
      return {
        kind: 'data_model' as const,
        refId: row.model_id,
        title: row.title,
        alias: row.alias,
        meta: [...row.path.map(({ title }) => title), `${tableFreqTitles[row.freq]}度`],
        date: null,
        page,
        params,
        sample: row.sample,
        blocks: [
          { heading: false, text: `${row.title}：${measureTexts}${span}。${row.description}` },
          { heading: false, text: [...row.products, ...row.tags].join('、') },
        ],
      };
    }),
  );
};
