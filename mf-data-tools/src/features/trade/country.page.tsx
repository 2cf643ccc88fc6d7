import type { DataFor } from '@bee/contracts/operations';
import type { Permit } from '@bee/contracts/resource/trade';
import { definePage, href } from '@bee/platform';
import { Empty, LinkButton, PageHeader, PageSkeleton, SampleBadge, Section } from '@bee/ui/content';
import { periodText } from '../../components/trade/trade-amount.ts';
import { trail } from '../../lib/trail.ts';
import { TradeChart } from './chart/trade-chart.tsx';
import { CountryChooser, PAGE_SIZE } from './country/country-chooser.tsx';
import { CountryDuty } from './country/country-duty.tsx';
import { type CountryQuery, countryHref, readCountryQuery } from './country/country-query.ts';
import { CountryPermits, CountryRanks, ExportStructure, NoImports } from './country/country-sections.tsx';
import { TradeTotals } from './home/trade-totals.tsx';
import { permitEvents } from './permit/permit-events.ts';
import './trade.css';
import '../../layout/page.css';

type CountryData = {
  trade: DataFor<'trade/getProductByOrigin'>;
  permits: Permit[];
  exported: DataFor<'trade/getExportByOrigin'>;
  rates: DataFor<'trade/getTaxRateByOrigin'>;
};

type ChooserData = {
  origins: DataFor<'trade/getOriginList'>;
  list: DataFor<'trade/getPermitProductList'>;
};

export const page = definePage<CountryData | ChooserData>({
  load: async ({ api, params, query }) => {
    const { origin, status, flow, year, product, cate, page: number } = readCountryQuery(params, query);
    if (!origin) {
      const [origins, list] = await Promise.all([
        api('trade/getOriginList', {}),
        api('trade/getPermitProductList', { name: product, cate, status, page: number, limit: PAGE_SIZE }),
      ]);
      return { origins, list };
    }
    const [trade, permits, exported, rates] = await Promise.all([
      api('trade/getProductByOrigin', { origin, flow }),
      api('trade/getPermitProductListByOrigin', { origin, status }),
      api('trade/getExportByOrigin', { origin, year }),
      api('trade/getTaxRateByOrigin', { origin }),
    ]);
    return { trade, permits, exported, rates };
  },
  head: (data) => {
    if ('list' in data)
      return { title: '国别贸易与准入名录', description: '哪些国家的哪些农产品可以输华、暂停进口的商品与各国贸易结构' };
    const { name } = data.trade.country;
    return {
      title: `${name}：可输华农产品与贸易结构`,
      description: `${name}可以向中国出口的农产品、暂停的商品、近年出口结构、走势与口岸`,
    };
  },
  component: ({ data, params, query }) => {
    const wanted = readCountryQuery(params, query);
    if ('list' in data) return <CountryChooser origins={data.origins} permits={data.list} query={wanted} />;
    return <Country data={data} query={wanted} />;
  },
  skeleton: () => <PageSkeleton className="tools-detail" width="40%" heights={[96, 320, 560]} />,
});

const isRecorded = ([, value, , , flag]: CountryData['trade']['series'][number]) => value !== null || flag !== null;

function Country({ data: { trade, permits, exported, rates }, query }: { data: CountryData; query: CountryQuery }) {
  const { country, last_year, source } = trade;
  const totals = [last_year.import, last_year.export].filter((one) => one !== null);
  const newest = trade.series.at(-1)?.[0] ?? null;
  const chart = (
    <TradeChart
      subject={country.name}
      series={[{ id: country.code, name: country.name, points: trade.series }]}
      unit={null}
      source={source}
      view={{ ...query, measure: 'value' }}
      hrefOf={(change) => countryHref(query, change)}
      offered={['value']}
      mirror={trade.mirror}
      filters={[['国家', country.name]]}
      events={
        query.flow === 'import'
          ? permitEvents(permits, ({ to }) => href(to.page, { ...to.params, origin: country.code, sec: 'permit' }))
          : []
      }
    />
  );
  if (query.embed) return chart;
  const noImports = query.flow === 'import' && !trade.series.some(isRecorded) && exported.years.length === 0;
  return (
    <div className="tools-detail tools-trade">
      <PageHeader
        title={country.name}
        breadcrumb={trail(
          { title: '外贸工具', href: href('application/trade') },
          { title: '国别与准入', href: href('application/trade/country-detail') },
          country.name,
        )}
        meta={
          <>
            <span>{country.en}</span>
            <span>
              {country.code} · {country.iso3}
              {country.customs_code ? ` · 海关代码 ${country.customs_code}` : ''}
            </span>
            {newest ? <span>数据截至 {periodText(newest)}</span> : null}
            <SampleBadge sample={source?.sample} />
          </>
        }
        actions={
          <LinkButton href={href('application/trade/data-detail', { geo: country.code })}>查询与导出数据</LinkButton>
        }
      />
      {totals.length > 0 ? (
        <TradeTotals figures={totals} />
      ) : noImports ? null : (
        <Section>
          <Empty title="近 12 个月没有贸易记录">准入名录见下。</Empty>
        </Section>
      )}
      <CountryPermits permits={permits} name={country.name} query={query} />
      {noImports ? (
        <NoImports name={country.name} exports={last_year.export !== null} query={query} />
      ) : (
        <div>{chart}</div>
      )}
      <CountryDuty rows={rates} name={country.name} origin={country.code} />
      {noImports ? null : (
        <>
          <ExportStructure exported={exported} newest={newest} name={country.name} query={query} />
          <CountryRanks trade={trade} query={query} />
        </>
      )}
    </div>
  );
}
