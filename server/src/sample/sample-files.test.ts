import { productFreqs, productLevels } from '@bee/contracts/entity/data-product';
import { nutrientKey } from '@bee/contracts/entity/nutrient';
import { limitAuthorities, limitKinds, standardTypes } from '@bee/contracts/entity/standard';
import { permitStatus, tariffRate } from '@bee/contracts/entity/trade';
import { z } from 'zod';
import { productCategories } from '../modules/data-products/model/product-categories.ts';
import type { NewLimit } from '../modules/standards/store/store-limits.ts';
import { type Banner, bannerFile, hotWordFile } from './content/front-page.ts';
import { type TextFigures, textFigureFile } from './content/text-figures.ts';
import { type FoodRecord, foodFile, glycemicFile, readFoods } from './foods/food-files.ts';
import {
  type EventRecord,
  eventFile,
  herbEventFile,
  herbFile,
  type LineRecord,
  marketFile,
  originFile,
  type Produce,
  produceFile,
  type SampleMarket,
} from './prices/price-files.ts';
import { type ProductRecord, productFile, readProducts } from './products/product-files.ts';
import { type TableQueryName, tableQueries } from './products/table-queries.ts';
import { faultsOf } from './record-faults-test-data.ts';
import type { EnterpriseRecord, SeriesRecord } from './references/reference-draft.ts';
import { enterpriseFile, seriesFile } from './references/reference-files.ts';
import type { SampleFile } from './sample-files.ts';
import { limitFile, limitFoodFile, type StandardRecord, standardFile } from './standards/standard-files.ts';
import {
  type AccessRecord,
  accessFile,
  type CodeRecord,
  codeFile,
  type GoodsRecord,
  goodsFile,
  goodsLineFile,
  otherLineFile,
  type PlaceRecord,
  partnerFile,
  placeFile,
  portFile,
  type TariffRecord,
  type TradeLine,
  tariffFile,
} from './trade/trade-files.ts';

const text = z.string().min(1);
const textOrNull = text.nullable();

const food: z.ZodType<FoodRecord> = z.strictObject({
  ...{ code: text, name: text, alias: z.array(text), en: textOrNull, latin: textOrNull, first: text, second: text },
  ...{ edible: z.number().min(0).max(100).nullable(), representative: z.boolean(), origin: textOrNull },
  ...{ description: textOrNull, dataClass: z.enum(['lab', 'label', 'calc', 'borrowed']).nullable() },
  portions: z.array(z.strictObject({ title: text, grams: z.number().positive() })),
  amounts: z.partialRecord(nutrientKey, text),
});

const day = z
  .string()
  .regex(/^(\d{4}-\d{2}-\d{2}|[+-]\d+)$/)
  .nullable();

const standard: z.ZodType<StandardRecord> = z.strictObject({
  ...{ code: text, title: text, titleEn: textOrNull, type: z.enum(standardTypes), level: textOrNull, cate: textOrNull },
  ...{ status: z.enum(['in_force', 'repealed', 'draft']), stated: z.boolean() },
  ...{ issuedAt: day, effectiveAt: day, repealedAt: day },
  adopted: z.strictObject({ org: text, code: text, degree: text }).nullable(),
  ...{ ics: z.array(text), ccs: textOrNull, issuer: textOrNull, committee: textOrNull, drafters: z.array(text) },
  ...{ scope: textOrNull, products: z.array(text), officialUrl: textOrNull, replaces: z.array(text) },
});

const foodPlace = z.strictObject({
  path: z.array(text).min(1).max(3),
  level: z.enum(['食品', '亚类', '类别']),
  alias: z.array(text),
});

const limit: z.ZodType<NewLimit> = z.strictObject({
  place: foodPlace,
  foodText: text,
  substance: z.strictObject({
    ...{ name: text, alias: z.array(text), kind: z.enum(limitKinds) },
    info: z.array(z.strictObject({ k: text, v: text })),
  }),
  ...{ value: z.number().nullable(), valueText: text, unit: textOrNull, authority: z.enum(limitAuthorities) },
  ...{ excludes: z.array(text), standardCode: textOrNull, clause: textOrNull, note: textOrNull },
});

const code = z.string().regex(/^[A-Z]{2}$/);
const hsCode = z.string().regex(/^(\d\d){1,4}$/);
const year = z.number().int().min(2000).max(2100);
const month = z.number().int().min(1).max(12);
const isoDay = z.string().regex(/^(\d{4}|\{year\})-\d{2}-\d{2}$/);
const percent = z.number().min(0).max(100);

const hs: z.ZodType<CodeRecord> = z.strictObject({
  ...{ code: hsCode, name: text, en: textOrNull, unit: textOrNull, validFrom: year, validTo: year.nullable() },
  successors: z.array(hsCode),
});

const goods: z.ZodType<GoodsRecord> = z.strictObject({
  ...{ name: text, alias: z.array(text), cate: text, hs: z.array(hsCode).min(1), latin: textOrNull, description: text },
  placeCate: textOrNull,
  requirements: z.array(z.strictObject({ title: text, text })).min(1),
});

const titled = z.array(z.strictObject({ code: text, title: text }));

const tariff: z.ZodType<TariffRecord> = z.strictObject({
  hs: hsCode,
  rates: z.array(
    tariffRate.omit({ eligible: true }).extend({ valid_from: isoDay, valid_to: isoDay.nullable() }).strict(),
  ),
  ...{ vat: percent, consumption: percent.nullable(), rebate: percent.nullable() },
  ...{ supervision: titled, inspection: titled, elements: z.array(text) },
});

const place: z.ZodType<PlaceRecord> = z.strictObject({
  ...{ id: text, name: text, cate: text, customs: text, port: text, adcode: text, address: text },
  ...{ lng: z.number(), lat: z.number(), status: z.enum(['active', 'suspended']), approved_at: day },
});

const access: z.ZodType<AccessRecord> = z.strictObject({
  ...{ product: text, origin: code },
  events: z.array(
    z.strictObject({
      when: z
        .string()
        .regex(/^(\d{4}-\d{2}|-\d{1,2}\/)-?\d{2}$/)
        .nullable(),
      ...{ status: permitStatus, text: z.string() },
    }),
  ),
});

const line: z.ZodType<TradeLine> = z.strictObject({
  hs: z.strictObject({ code: hsCode, unit: textOrNull, validFrom: year, validTo: year.nullable() }),
  ...{ flow: z.enum(['import', 'export']), partner: code },
  goods: z.strictObject({ name: text, produce: textOrNull }).nullable(),
  ...{ yearly: z.number().positive(), price: z.number().positive(), peak: month, swing: z.number().min(0).max(1) },
  months: z.tuple([month, month]).nullable(),
  ways: z.array(z.strictObject({ port: text, reg: text, mode: text, share: z.number().positive().max(1) })).min(1),
});

const enterprise: z.ZodType<EnterpriseRecord> = z.strictObject({
  ...{ series: text, key: text, name: z.string().startsWith('示例'), province: text, city: text },
  ...{ founded: z.number().int(), products: z.array(text).min(1), scale: text, intro: z.string().includes('虚构企业') },
});

const reference: z.ZodType<SeriesRecord> = z.strictObject({
  ...{ key: text, title: text, industry: text, desc: text, org: text, tags: z.array(text).min(1) },
  newest: z.number().int().positive(),
});

const table = z.strictObject({
  ...{ kind: z.literal('table'), caption: text, columns: z.array(text), rows: z.array(z.array(text)) },
});

const figures: z.ZodType<TextFigures> = z.strictObject({
  ...{ id: text, from: z.iso.date(), words: z.record(text, z.string()), months: z.record(text, table) },
});

const banner: z.ZodType<Banner> = z.strictObject({
  ...{ id: text, pos: text, title: text, subtitle: text, page: text, params: z.record(text, text) },
});

const product: z.ZodType<ProductRecord> = z.strictObject({
  ...{ id: z.string().regex(/^[\w-]+$/), title: text, summary: text, about: z.array(text).min(1), geo: text },
  ...{
    cateId: z.enum(productCategories.map(({ id }) => id)),
    freq: z.enum(productFreqs),
    access: z.enum(productLevels),
  },
  ...{
    price: z
      .string()
      .regex(/^\d+\.\d\d$/)
      .nullable(),
    tags: z.array(text).min(1),
    newField: textOrNull,
  },
  tables: z
    .array(
      z.strictObject({
        title: text,
        query: z.enum(Object.keys(tableQueries) as TableQueryName[]),
        filter: z.strictObject({
          ...{ group: text.optional(), product: text.optional(), indicator: text.optional() },
          ...{ hs: z.array(hsCode).min(1).optional(), kinds: z.array(text).min(1).optional() },
          months: z.number().int().positive().optional(),
        }),
        formats: z.array(z.enum(['csv', 'xlsx'])).min(1),
        fields: z.array(
          z.strictObject({
            ...{ field: text, type: z.enum(['text', 'number', 'date', 'region']) },
            ...{ unit: text.optional(), desc: text.optional() },
          }),
        ),
      }),
    )
    .min(1),
});

const adcode = z.string().regex(/^\d{6}$/);
const unit = z.enum(['公斤', '斤']);
const monthDay = z.string().regex(/^\d{2}-\d{2}$/);

const market: z.ZodType<SampleMarket> = z.strictObject({
  ...{ id: text, name: text, province: text, city: text, adcode, lng: z.number(), lat: z.number(), unit },
  weekday: z.number().int().min(1).max(7).nullable(),
});

const produce: z.ZodType<Produce> = z.strictObject({
  ...{ name: text, class: z.enum(['蔬菜', '水果', '食用菌', '肉禽']), group: text, alias: z.array(text), spec: text },
  ...{ base: z.number().positive(), peak: month, sold: z.tuple([monthDay, monthDay]).nullable(), supply: text },
  origins: z.array(z.strictObject({ adcode, from: month, to: month })),
  markets: z.array(text).min(1).nullable(),
});

const series: z.ZodType<LineRecord> = z.strictObject({
  scope: z.enum(['origin', 'herb']),
  product: z.strictObject({ group: text, name: text, alias: z.array(text) }),
  market: z.strictObject({ id: text, name: text, area: textOrNull, province: text, city: text, adcode }),
  ...{ spec: text, variant: text, origin: textOrNull, unit, monthly: z.boolean() },
});

const event: z.ZodType<EventRecord> = z.strictObject({
  day: z.iso.date(),
  kind: z.enum(['天气', '节日', '上市', '进口', '病害', '物流', '库存']),
  ...{ title: text, text, products: z.array(text).min(1), figures: z.array(text).min(1), tags: z.array(text) },
});

const shaped = <Row extends object>(file: SampleFile<Row>, row: z.ZodType<Row>) => ({ file, path: file.path, row });

const files = [
  shaped(foodFile, food),
  shaped(glycemicFile, z.strictObject({ name: text, group: text, gi: z.number().positive().max(150) })),
  shaped(standardFile, standard),
  shaped(limitFoodFile, foodPlace),
  shaped(limitFile, limit),
  shaped(
    partnerFile,
    z.strictObject({ code, iso3: text, numeric: text, customs: text, name: text, en: text, continent: text }),
  ),
  shaped(
    portFile,
    z.strictObject({
      ...{ code: text, name: text, customs: text, adcode: text },
      type: z.enum(['sea', 'air', 'land', 'rail', 'river']),
    }),
  ),
  shaped(codeFile, hs),
  shaped(goodsFile, goods),
  shaped(tariffFile, tariff),
  shaped(placeFile, place),
  shaped(accessFile, access),
  shaped(goodsLineFile, line),
  shaped(otherLineFile, line),
  shaped(enterpriseFile, enterprise),
  shaped(seriesFile, reference),
  shaped(textFigureFile, figures),
  shaped(bannerFile, banner),
  shaped(hotWordFile, z.strictObject({ keyword: text, heat: z.number(), trend: z.enum(['up', 'down', 'flat']) })),
  shaped(marketFile, market),
  shaped(produceFile, produce),
  shaped(originFile, series),
  shaped(herbFile, series),
  shaped(eventFile, event),
  shaped(herbEventFile, event),
  shaped({ ...productFile, read: readProducts }, product),
];

it.each(files)('the records of $path have the type that they are read as', ({ file, row }) => {
  expect(faultsOf(file.read(), row)).toEqual([]);
});

it('amounts of foods are read with their state and decimals', () => {
  const states = new Set(readFoods().flatMap(({ amounts }) => Object.values(amounts).map(({ state }) => state)));
  expect([...states].sort()).toEqual(['<', '=', 'est', 'tr']);
  const [rice] = readFoods();
  expect(rice?.amounts.niacin).toEqual({ v: 2, state: '=', decimals: 2 });
});
