import type { DataFor } from '@bee/contracts/operations';
import { href, navigate } from '@bee/platform';
import {
  Empty,
  FacetRow,
  Filters,
  LinkButton,
  PageHeader,
  Pagination,
  SearchForm,
  Section,
  SourceNote,
} from '@bee/ui/content';
import { trail } from '../../../lib/trail.ts';
import { permitStatuses, permitTitles } from '../permit/permit-status.tsx';
import { PermitTable } from '../permit/permit-table.tsx';
import { type CountryQuery, countryHref, countryQuery } from './country-query.ts';
import '../trade.css';
import '../../../layout/page.css';

export const PAGE_SIZE = 30;

type CountryChooserProps = {
  origins: DataFor<'trade/getOriginList'>;
  permits: DataFor<'trade/getPermitProductList'>;
  query: CountryQuery;
};

/** All countries with the products they may export, then the filterable access list. */
export function CountryChooser({ origins, permits, query }: CountryChooserProps) {
  const active = countryQuery.active(query);
  const clear = countryHref(query, countryQuery.cleared(query));
  return (
    <div className="tools-detail tools-trade">
      <PageHeader
        title="国别贸易与准入名录"
        breadcrumb={trail({ title: '外贸工具', href: href('application/trade') }, '国别与准入')}
        lead="选择国家看它可以向中国出口什么、近年出口结构与走势；下面的名录按商品和状态筛选。"
      />
      {active === 0 && query.page === 1 ? <Countries origins={origins} /> : null}
      <Section title="准入名录" note={`${permits.total} 条`}>
        <div className="tools-trade-choices">
          <SearchForm
            action={href('application/trade/country-detail')}
            name={countryQuery.keys.product}
            value={query.product}
            label="商品名"
            placeholder="商品名，如 榴莲"
            onSearch={(product) => navigate(countryHref(query, { product }))}
          />
        </div>
        <Filters total={permits.total} active={active} clear={clear}>
          <FacetRow
            label="状态"
            choices={permitStatuses.map((value) => ({
              value,
              count: permits.facets?.status?.find((facet) => facet.value === value)?.count,
            }))}
            current={query.status}
            hrefOf={(status) => countryHref(query, { status })}
            titles={permitTitles}
          />
          <FacetRow
            label="大类"
            choices={permits.facets?.cate ?? []}
            current={query.cate}
            hrefOf={(value) => countryHref(query, { cate: value })}
          />
        </Filters>
        <PermitTable
          rows={permits.list}
          caption="输华准入名录"
          lead="product"
          both
          empty={
            <Empty
              title="没有符合条件的准入记录"
              action={active > 0 ? <LinkButton href={clear}>清除全部筛选</LinkButton> : undefined}
            >
              换一个商品、大类或状态试试。
            </Empty>
          }
        />
        <Pagination
          page={query.page}
          total={permits.total}
          pageSize={PAGE_SIZE}
          href={(page) => countryHref(query, { page })}
        />
        {permits.list[0] ? (
          <SourceNote source={permits.list[0].source}>
            <span>以海关总署最新公布的名录为准</span>
          </SourceNote>
        ) : null}
      </Section>
    </div>
  );
}

function Countries({ origins }: { origins: CountryChooserProps['origins'] }) {
  const continents = [...new Set(origins.map(({ continent }) => continent ?? '其他'))];
  return (
    <Section title="国家和地区" note={`${origins.length} 个，数字为可以输华的商品数`}>
      {continents.map((continent) => (
        <div key={continent} className="tools-continent">
          <h3>{continent}</h3>
          <ul className="tools-links">
            {origins
              .filter((one) => (one.continent ?? '其他') === continent)
              .map(({ code, name, allowed, suspended, to }) => (
                <li key={code}>
                  <a href={href(to.page, to.params)}>{name}</a> <small className="tools-muted">{allowed}</small>
                  {suspended > 0 ? <small className="tools-suspended">暂停 {suspended}</small> : null}
                </li>
              ))}
          </ul>
        </div>
      ))}
    </Section>
  );
}
