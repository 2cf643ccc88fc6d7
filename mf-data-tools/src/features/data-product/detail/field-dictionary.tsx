import type { DataProduct, ProductField } from '@bee/contracts/resource/data';
import { typeTitles } from '@bee/domain/data-product';
import { formatNumber } from '@bee/domain/format';
import { href, navigate, useLeaveTitle } from '@bee/platform';
import { type Column, DataTable, Empty, LinkButton, SearchForm, Section } from '@bee/ui/content';
import { type DetailQuery, detailHref, detailQuery, type ProductPageId, siteFields } from './detail-query.ts';
import '../data-product.css';

type FieldDictionaryProps = { product: DataProduct; query: DetailQuery; page: ProductPageId };

/** Meaning and fill rate of every field; users can order a missing field. */
export function FieldDictionary({ product, query, page }: FieldDictionaryProps) {
  const { dict, title } = product;
  const { site } = query;
  const leaveTitle = useLeaveTitle();
  const found = query.field ? dict.filter((field) => matches(field, query.field ?? '')) : dict;
  const full = dict.filter(({ fill_pct }) => fill_pct === 100).length;
  const order = (need?: string) =>
    href('data/customized', { need: need ? `${title}：补充字段“${need}”` : `${title}：补充字段` });
  return (
    <Section id="dict" title="字段字典" note={`${dict.length} 个字段，${full} 个没有缺失`} flush>
      <div className="tools-product-ask bee-wrap bee-no-print">
        <SearchForm
          action={
            site ? href(site.data, { tagId: site.tag.id }) : detailHref(page, { id: query.id, docId: query.docId })
          }
          name={detailQuery.keys.field}
          value={query.field}
          label="我需要的字段有吗"
          placeholder="我需要的字段有吗？如 产地、均价"
          hidden={
            site ? siteFields(query) : page === 'product/dataset' ? detailQuery.write({ docId: query.docId }) : {}
          }
          onSearch={(field) => navigate(`${detailHref(page, query, { field: field || undefined })}#dict`)}
        />
        {query.field ? (
          <p role="status">
            {found.length > 0 ? `有 ${found.length} 个字段与“${query.field}”有关` : `没有与“${query.field}”有关的字段`}
            <a href={detailHref(page, query, { field: undefined })}>看全部字段</a>
          </p>
        ) : (
          <a href={order()} title={leaveTitle(order())}>
            申请补充字段
          </a>
        )}
      </div>
      <DataTable
        caption={`${title}的字段`}
        hideCaption
        columns={columns}
        rows={found}
        rowKey={({ field }) => field}
        empty={
          <Empty
            title={`没有“${query.field ?? ''}”字段`}
            action={
              <LinkButton kind="primary" href={order(query.field)} title={leaveTitle(order())}>
                申请补充“{query.field}”
              </LinkButton>
            }
          >
            可以申请补充：说明用途与时间范围，工作人员会告诉您能否补充与费用，提交不收费。
          </Empty>
        }
      />
    </Section>
  );
}

const matches = ({ field, title, desc, unit }: ProductField, word: string): boolean =>
  [field, title, desc, unit].some((text) => text?.toLowerCase().includes(word.toLowerCase()));

function Fill({ percent }: { percent: number }) {
  return (
    <span className={percent < 100 ? 'tools-product-fill is-partial' : 'tools-product-fill'}>
      <span aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent.toFixed(1)}%
    </span>
  );
}

const rangeOf = ({ type, min, max, distinct }: ProductField): string => {
  if (min !== null && max !== null) {
    const [from, to] = type === 'number' ? [numeric(min), numeric(max)] : [min, max];
    return from === to ? from : `${from} 至 ${to}`;
  }
  return distinct === null ? '超过 1,000 种' : `${formatNumber(distinct)} 种`;
};

const numeric = (text: string): string => formatNumber(Number(text), text.split('.')[1]?.length ?? 0);

const columns: Column<ProductField>[] = [
  {
    key: 'field',
    title: '字段',
    width: 120,
    cell: ({ field, title }) => (
      <>
        {field}
        {title === field ? null : <small className="tools-product-alias bee-cut bee-note">{title}</small>}
      </>
    ),
  },
  { key: 'type', title: '类型', cell: ({ type }) => typeTitles[type] },
  { key: 'unit', title: '单位', cell: ({ unit }) => unit ?? '—' },
  { key: 'fill', title: '完整率', numeric: true, width: 150, cell: ({ fill_pct }) => <Fill percent={fill_pct} /> },
  { key: 'range', title: '取值', width: 200, cell: (field) => rangeOf(field), hint: rangeOf },
  { key: 'desc', title: '说明', width: 200, cell: ({ desc }) => desc ?? '—', hint: ({ desc }) => desc ?? undefined },
];
