import type { ProductFormat } from '@bee/contracts/resource/data';
import { writeCsv } from '../../modules/exports/model/write-csv.ts';
import { writeXlsx } from '../../modules/exports/model/write-xlsx.ts';
import { kindTypes } from '../../modules/files/model/file-kind.ts';
import type { ProductField } from './product-files.ts';
import type { SampleCell } from './table-queries.ts';

type FileText = { title: string; fields: readonly ProductField[]; cells: readonly SampleCell[][]; note: string };

/** A workbook has its dictionary on a second sheet. */
export const bytesOf = async (ext: Exclude<ProductFormat, 'zip'>, file: FileText): Promise<Buffer> => {
  const bytes =
    ext === 'csv'
      ? writeCsv(tableRows(file))
      : writeXlsx([
          { name: '数据', widths: file.fields.map(() => 14), rows: tableRows(file) },
          { name: '说明', widths: [18, 10, 16, 60], rows: dictionaryRows(file) },
        ]);
  const pieces: Buffer[] = [];
  for await (const piece of bytes) pieces.push(piece);
  return Buffer.concat(pieces);
};

export const typeOf = (ext: ProductFormat): string => kindTypes[ext];

async function* tableRows({ fields, cells }: FileText): AsyncGenerator<SampleCell[]> {
  yield fields.map(({ field }) => field);
  yield* cells;
}

const TYPES = { text: '文字', number: '数字', date: '日期', region: '地区' };

async function* dictionaryRows({ title, fields, note }: FileText): AsyncGenerator<SampleCell[]> {
  yield ['字段', '类型', '单位', '说明'];
  for (const { field, type, unit, desc } of fields) yield [field, TYPES[type], unit ?? null, desc ?? null];
  yield ['名称', null, null, title];
  yield ['授权', null, null, note];
}
