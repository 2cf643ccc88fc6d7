import { z } from 'zod';
import { type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { readMappingFile } from '../../../importer/mapping-file.ts';
import { RejectedFile } from '../../../importer/rejected-file.ts';
import { type PriceImport, prices } from './prices.kind.ts';

/** Our columns with their names in messages. */
const OURS = {
  date: '日期',
  market: '市场',
  category: '大类',
  group: '小类',
  name: '品名',
  spec: '规格',
  unit: '单位',
  min_price: '最低价',
  avg_price: '均价',
  max_price: '最高价',
  origin: '产地',
  province: '省份',
  city: '城市',
  adcode: '行政区划代码',
  lng: '经度',
  lat: '纬度',
} as const;
type Our = keyof typeof OURS;
const our = z.enum(Object.keys(OURS) as [Our, ...Our[]]);
const NEEDED = ['date', 'market', 'name', 'unit', 'avg_price'] as const satisfies readonly Our[];

const mappingSchema = z.strictObject({
  columns: z.partialRecord(our, z.string().min(1)),
  fixed: z.partialRecord(our, z.string().min(1)).default({}),
  values: z.partialRecord(our, z.record(z.string(), z.string())).default({}),
  only: z.record(z.string(), z.array(z.string()).min(1)).default({}),
  date: z
    .string()
    .regex(/^(?=.*YYYY)(?=.*MM)/)
    .optional(),
  frequency: z.enum(['daily', 'monthly']).default('daily'),
});

/** Describes how files in a foreign format become price rows; see docs/price-mapping.md. */
export type PriceMapping = z.infer<typeof mappingSchema>;

/** @throws RejectedFile that names the invalid entry and the expected value */
export const readPriceMapping = (file: string): PriceMapping => {
  const mapping = readMappingFile(file, '映射文件', mappingSchema, complaintOf);
  const { columns, fixed } = mapping;
  const missing = NEEDED.filter((name) => !columns[name] && !fixed[name]);
  if (missing.length > 0)
    throw new RejectedFile(
      `映射文件 ${file} 没有说明 ${missing.map((name) => `${name}（${OURS[name]}）`).join('、')} 从哪里来：请在 columns 写出文件里的列名，或在 fixed 写出固定的值`,
    );
  return mapping;
};

/** The kind `prices` for files described by the mapping. */
export const mappedPrices = (mapping: PriceMapping): ImportKind<PriceImport> => {
  const wanted = new Set([...Object.values(mapping.columns), ...Object.keys(mapping.only)]);
  return {
    ...prices,
    columns: [...wanted].map((name) => ({ names: [name], required: true })),
    parse: (fields) => parseMapped(fields, mapping),
  };
};

const parseMapped = (fields: Fields, mapping: PriceMapping): ParsedRow<PriceImport> => {
  for (const [column, allowed] of Object.entries(mapping.only)) {
    const value = textOf(fields[column]);
    if (!allowed.includes(value)) return { refused: `列 ${column} 不是 ${allowed.join('、')}（${value || '空'}）` };
  }
  const row: Fields = { ...mapping.fixed };
  for (const [name, column] of Object.entries(mapping.columns) as [Our, string][]) {
    const text = textOf(fields[column]);
    row[name] = mapping.values[name]?.[text] ?? text;
  }
  if (mapping.date) {
    const day = dayIn(mapping.date, textOf(row.date));
    if (!day) return { refused: `列 ${mapping.columns.date} 不合格式 ${mapping.date}（${textOf(row.date) || '空'}）` };
    row.date = day;
  }
  const parsed = prices.parse(row);
  if ('refused' in parsed) return parsed;
  const place = { lng: degrees(row.lng, 180), lat: degrees(row.lat, 90) };
  return { ...parsed, row: { ...parsed.row, ...place, monthly: mapping.frequency === 'monthly' } };
};

/** Without `DD` in the format, returns the first of the month. */
const dayIn = (form: string, text: string): string | null => {
  const literal = form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const pattern = literal
    .replace('YYYY', '(?<y>\\d{4})')
    .replace('MM', '(?<m>\\d{1,2})')
    .replace('DD', '(?<d>\\d{1,2})');
  const { y, m, d = '01' } = new RegExp(`^${pattern}$`).exec(text)?.groups ?? {};
  return y && m ? `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}` : null;
};

const degrees = (value: unknown, most: number): number | null => {
  const text = textOf(value);
  const number = Number(text);
  return text !== '' && Math.abs(number) <= most ? number : null;
};

const complaintOf = ({ path: place, code, ...issue }: z.core.$ZodIssue): string => {
  const name = place.join('.') || '整个文件';
  if (code === 'unrecognized_keys') return `${name} 里不认识 ${(issue as { keys: string[] }).keys.join('、')}`;
  if (place[0] === 'date') return 'date 应是 YYYY-MM-DD、DD/MM/YYYY、YYYYMM 这样的格式';
  if (place[0] === 'frequency') return 'frequency 只能是 daily 或 monthly';
  if (code === 'invalid_key')
    return `${name} 不是我们的列，可用的是 ${Object.entries(OURS)
      .map((pair) => pair.join(' '))
      .join('、')}`;
  return `${name} 的写法不对`;
};
