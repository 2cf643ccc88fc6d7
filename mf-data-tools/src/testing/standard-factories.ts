import type { Limit, Standard, StandardRow } from '@bee/contracts/entity/standard';
import type { DataFor } from '@bee/contracts/operations';
import type { CheckedNumber, LimitFood } from '@bee/contracts/resource/standard';

export const testSource = { name: '测试来源', url: null, publisher: null, retrieved_at: null, sample: true };

export const buildStandardRow = (row: Partial<StandardRow> = {}): StandardRow => ({
  id: 's1',
  code: 'GB 91001-2020',
  title: '测试标准',
  type: 'gb',
  status: 'current',
  issued_at: '2020-01-10',
  effective_at: '2020-07-01',
  repealed_at: null,
  days_to_effect: null,
  replaces: [],
  replaced_by: [],
  category: '限量与安全',
  sample: true,
  ...row,
});

export const buildLimit = (limit: Partial<Limit> = {}): Limit => ({
  id: 'l1',
  food: '菠菜',
  food_code: 'f3',
  food_text: '菠菜',
  group_path: ['蔬菜', '叶菜类蔬菜', '菠菜'],
  substance: '啶虫脒',
  substance_id: 'u1',
  kind: '农药',
  value: 4,
  value_text: '4',
  unit: 'mg/kg',
  authority: 'GB',
  via: '食品',
  applies: true,
  clause: '表1 第3项',
  note: null,
  standard: { id: 's1', code: 'GB 91001-2020', status: 'current' },
  source_name: '测试来源',
  sample: true,
  ...limit,
});

export const buildStandard = (standard: Partial<Standard> = {}): Standard => ({
  ...buildStandardRow(),
  title_en: null,
  level: '强制性',
  adopted: null,
  ics: ['67.040'],
  ccs: 'X09',
  issuer: '测试主管部门',
  committee: null,
  drafters: [],
  scope: '规定了测试的方法。',
  products: ['菠菜'],
  chain: [],
  successor: null,
  limits: [],
  limit_total: 0,
  related: [],
  official_url: 'https://openstd.example/',
  citation: '测试主管部门. 测试标准: GB 91001-2020[S]. 2020-01-10.',
  source: testSource,
  ...standard,
});

export const buildFood = (food: Partial<LimitFood> = {}): LimitFood => ({
  id: 'f1',
  title: '蔬菜',
  alias: [],
  parent_id: null,
  level: '类别',
  count: 2,
  sample: true,
  ...food,
});

export const listOfStandards = (rows: StandardRow[]): DataFor<'standard/getList'> => ({
  list: rows,
  total: rows.length,
  page: 1,
  limit: 20,
  facets: {
    type: [{ value: 'gb', label: '国家标准', count: rows.length }],
    status: [
      { value: 'current', label: '现行', count: 1 },
      { value: 'pending', label: '即将实施', count: 1 },
    ],
    cate: [{ value: '限量与安全', label: '限量与安全', count: rows.length }],
  },
  updated_at: null,
  near: false,
  source: testSource,
});

export const limitsFound = (
  list: Limit[],
  found: Partial<DataFor<'standard/findLimits'>> = {},
): DataFor<'standard/findLimits'> => ({
  list,
  total: list.length,
  page: 1,
  limit: 50,
  facets: { kind: [{ value: '农药', label: '农药', count: list.length }], authority: [] },
  updated_at: null,
  food: null,
  substance: null,
  foods_like: [],
  substances_like: [],
  source: testSource,
  ...found,
});

export const buildChecked = (checked: Partial<CheckedNumber> = {}): CheckedNumber => ({
  line: 1,
  text: 'gb91001',
  state: 'current',
  standard: buildStandardRow(),
  successor: null,
  suggestions: [],
  repeated: false,
  ...checked,
});
