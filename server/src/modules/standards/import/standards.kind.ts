import type { StandardType } from '@bee/contracts/entity/standard';
import { kindOfNumber } from '@bee/domain/standard-number';
import { contentId } from '../../../importer/content-id.ts';
import { dayOf, type Fields, type ImportKind, type ParsedRow, textOf } from '../../../importer/import-kind.ts';
import { copyOf } from '../../../importer/stage-tables.ts';
import { naturalKeyOf } from '../store/store-standards.ts';
import { announceStandards, publishStandards } from './store/publish-standards.ts';
import { type StandardImport, stageStandards, validateStandards } from './store/stage-standards.ts';

/** Metadata of standards with their replacements; full texts are not imported. */
export const standards: ImportKind<StandardImport> = {
  name: 'standards',
  sourceKind: 'standard',
  title: '标准',
  columns: [
    { names: ['code', '标准编号', '标准号', '编号'], required: true },
    { names: ['title', '标准名称', '名称', '中文名称'], required: true },
    { names: ['title_en', '英文名称'] },
    { names: ['type', '标准类型', '类型'] },
    { names: ['level', '标准性质', '性质'] },
    { names: ['category', '分类', '类别'] },
    { names: ['status', '标准状态', '状态'] },
    { names: ['issued_at', '发布日期'] },
    { names: ['effective_at', '实施日期'] },
    { names: ['repealed_at', '废止日期'] },
    { names: ['replaces', '代替标准', '替代标准', '代替'] },
    { names: ['replaced_by', '被代替标准', '被替代'] },
    { names: ['adopted', '采标号', '采用标准'] },
    { names: ['adopted_degree', '采标程度'] },
    { names: ['ics', 'ICS分类号', '国际标准分类号'] },
    { names: ['ccs', '中国标准分类号', '中标分类号', '中标分类'] },
    { names: ['issuer', '发布单位', '发布部门'] },
    { names: ['committee', '归口单位'] },
    { names: ['drafters', '起草单位'] },
    { names: ['scope', '适用范围', '范围'] },
    { names: ['products', '相关产品', '产品'] },
    { names: ['url', '网址', '链接'] },
  ],
  parse: (fields) => parseStandard(fields),
  keyOf: ({ code }) => naturalKeyOf(code) ?? code,
  stages: [copyOf('standard'), copyOf('standard_replaces')],
  stage: stageStandards,
  settle: validateStandards,
  publish: publishStandards,
  announce: announceStandards,
};

const parseStandard = (fields: Fields): ParsedRow<StandardImport> => {
  const code = tidyCode(textOf(fields.code));
  const title = textOf(fields.title);
  const key = naturalKeyOf(code);
  if (!code) return { refused: '没有标准编号' };
  if (!key) return { refused: `标准编号无法识别（${code}）` };
  if (!title) return { refused: '没有标准名称' };
  const type = typeOf(textOf(fields.type), code);
  if (!type) return { refused: `没有这种标准类型（${textOf(fields.type) || code}）` };
  const status = statusOf(textOf(fields.status));
  if (!status) return { refused: `没有这种状态（${textOf(fields.status)}）` };
  const days: Record<string, string | null> = {};
  for (const [name, word] of DAYS) {
    days[name] = dayOf(fields[name]);
    if (textOf(fields[name]) && !days[name]) return { refused: `${word}日期无法识别（${textOf(fields[name])}）` };
  }
  const { issued_at = null, effective_at = null, repealed_at = null } = days;
  const listed = (name: string) => listOf(textOf(fields[name])).map(tidyCode);
  const notItself = (other: string) => naturalKeyOf(other) !== key;
  const replaces = listed('replaces');
  const replacedBy = listed('replaced_by');
  const adopted = textOf(fields.adopted);
  return {
    row: {
      id: contentId('s', key),
      code,
      title,
      titleEn: textOf(fields.title_en) || null,
      type,
      level: textOf(fields.level) || null,
      cate: textOf(fields.category) || null,
      status: status === 'unknown' ? 'in_force' : status,
      stated: status !== 'unknown',
      issuedAt: issued_at,
      effectiveAt: effective_at,
      repealedAt: repealed_at,
      adopted: adopted
        ? {
            org: /^[A-Za-z/]+/.exec(adopted)?.[0] ?? '',
            code: adopted,
            degree: textOf(fields.adopted_degree) || '采用',
          }
        : null,
      ics: listOf(textOf(fields.ics)),
      ccs: textOf(fields.ccs).toUpperCase() || null,
      issuer: textOf(fields.issuer) || null,
      committee: textOf(fields.committee) || null,
      drafters: listOf(textOf(fields.drafters)),
      scope: textOf(fields.scope) || null,
      products: listOf(textOf(fields.products)),
      officialUrl: /^https?:\/\//.test(textOf(fields.url)) ? textOf(fields.url) : null,
      replaces: replaces.filter(notItself),
      replacedBy: replacedBy.filter(notItself),
    },
    doubts: [
      ...([...replaces, ...replacedBy].every(notItself) ? [] : ['标准代替了它自己，这一关系没有导入']),
      ...([...replaces, ...replacedBy].every((other) => naturalKeyOf(other)) ? [] : ['代替的编号无法识别，只显示文字']),
      ...(issued_at && effective_at && effective_at < issued_at ? ['实施日期早于发布日期'] : []),
      ...(effective_at && repealed_at && repealed_at < effective_at ? ['废止日期早于实施日期'] : []),
    ],
  };
};

const DAYS = [
  ['issued_at', '发布'],
  ['effective_at', '实施'],
  ['repealed_at', '废止'],
] as const;

const listOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[;；,，、|\n]/)
      .map((one) => one.trim())
      .filter((one) => one !== '' && !/^[-—/无]$/.test(one)),
  ),
];

/** Normalizes to half-width characters, ASCII dashes, single spaces and upper case. */
const tidyCode = (code: string): string =>
  code
    .normalize('NFKC')
    .replace(/\s*[\u2010-\u2015\u2212]+\s*/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\s*\/\s*/g, '/')
    .toUpperCase();

const typeOf = (given: string, code: string): StandardType | null => {
  if (!given) return kindOfNumber(code);
  return TYPES.find(([pattern]) => pattern.test(given))?.[1] ?? null;
};

const TYPES: [RegExp, StandardType][] = [
  [/^(?:gb|国标|国家标准)$/i, 'gb'],
  [/^(?:hb|行标|行业标准)$/i, 'hb'],
  [/^(?:db|地标|地方标准)$/i, 'db'],
  [/^(?:tb|团标|团体标准)$/i, 'tb'],
  [/^(?:qb|企标|企业标准)$/i, 'qb'],
  [/^(?:intl|国际|国际标准|国外标准)$/i, 'intl'],
];

/**
 * Whether a standard is pending is derived from its dates. If no status is given, it is derived from the replacements.
 */
const statusOf = (given: string): 'in_force' | 'repealed' | 'draft' | 'unknown' | null => {
  if (!given) return 'unknown';
  if (/^(?:现行|有效|现行有效|即将实施|未实施|current|pending|in_force)$/i.test(given)) return 'in_force';
  if (/^(?:废止|已废止|作废|失效|被代替|被替代|repealed|withdrawn)$/i.test(given)) return 'repealed';
  return /^(?:征求意见|征求意见稿|草案|制定中|draft)$/i.test(given) ? 'draft' : null;
};
