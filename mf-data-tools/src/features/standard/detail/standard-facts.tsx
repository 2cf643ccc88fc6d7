import type { Standard } from '@bee/contracts/entity/standard';
import { href } from '@bee/platform';
import { KeyValueList, Section } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { ScopeChanges } from './scope-changes.tsx';
import '../standard.css';

const TYPES = {
  gb: '国家标准',
  hb: '行业标准',
  db: '地方标准',
  tb: '团体标准',
  qb: '企业标准',
  intl: '国际标准',
} as const;

export function StandardFacts({ standard }: { standard: Standard }) {
  const { type, level, adopted, ics, ccs, issuer, committee, drafters, scope, products } = standard;
  return (
    <Section title="基本信息">
      <KeyValueList
        items={[
          {
            label: '标准类型',
            value: <a href={listOf({ type })}>{[TYPES[type], level].filter(Boolean).join('，')}</a>,
          },
          { label: '发布日期', value: standard.issued_at },
          { label: '实施日期', value: standard.effective_at },
          { label: '废止日期', value: standard.repealed_at },
          { label: 'ICS 分类', value: joined(ics.map((code) => [code, listOf({ ics: code })])) },
          { label: '中标分类', value: ccs ? <a href={listOf({ ccs: ccs.replace(/\s/g, '') })}>{ccs}</a> : null },
          { label: '发布单位', value: issuer },
          { label: '归口单位', value: committee },
          { label: '起草单位', value: drafters.length > 0 ? drafters.join('、') : null },
          { label: '采标情况', value: adopted ? `${adopted.degree} ${adopted.code}` : null },
          { label: '相关产品', value: joined(products.map((name) => [name, listOf({ q: name })])) },
        ]}
      />
      {scope ? <p className="tools-standard-scope">{scope}</p> : null}
      <ScopeChanges standard={standard} />
    </Section>
  );
}

const listOf = (query: Record<string, string>): string => href('application/standard/list', query);

const joined = (links: [text: string, to: string][]): ReactNode =>
  links.length === 0
    ? null
    : links.map(([text, to], at) => (
        <span key={text}>
          {at > 0 ? '、' : ''}
          <a href={to}>{text}</a>
        </span>
      ));
