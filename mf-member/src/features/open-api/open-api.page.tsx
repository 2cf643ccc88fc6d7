import type { DataFor } from '@bee/contracts/operations';
import { formatNumber } from '@bee/domain/format';
import { type OpenApiRight, openApiRights } from '@bee/domain/open-api-rights';
import { daysInWords, priceRights } from '@bee/domain/price-rights';
import { tradeRights } from '@bee/domain/trade-rights';
import { definePage, href } from '@bee/platform';
import { type Column, DataTable, LinkButton, PageHeader, PageSkeleton, Section } from '@bee/ui/content';
import { type OpenApiState, openApiQuery } from './open-api-query.ts';
import { SeriesDetail } from './series-detail.tsx';
import './open-api.css';

type Catalog = DataFor<'openApi/getCatalog'>;

const LEAD = '用一行地址取价格、贸易、统计与标准数据，JSON 或 CSV，与页面上的数同源。';
const addressOf = (state: OpenApiState) => openApiQuery.address(href('open_api'), state);

export const page = definePage<Catalog>({
  load: ({ api }) => api('openApi/getCatalog', {}),
  head: () => ({ title: '开放接口', description: LEAD }),
  component: ({ data, query }) => {
    const state = openApiQuery.read(query);
    const shown = data.list.find(({ path }) => path === state.of) ?? data.list[0];
    return (
      <>
        <PageHeader
          title="开放接口"
          lead={LEAD}
          actions={
            <LinkButton kind="primary" href={href('user/api_keys')}>
              管理我的密钥
            </LinkButton>
          }
        />
        <Start data={data} />
        <Section title="接口" note={`${data.list.length} 个`}>
          <ul className="member-series">
            {data.list.map(({ path, title }) => (
              <li key={path}>
                <a href={addressOf({ ...state, of: path })} aria-current={path === shown?.path ? 'true' : undefined}>
                  {title}
                  <code>{path}</code>
                </a>
              </li>
            ))}
          </ul>
        </Section>
        {shown ? (
          <SeriesDetail
            series={shown}
            base={data.base}
            common={data.parameters}
            language={state.ex ?? 'curl'}
            hrefOf={(ex) => addressOf({ of: state.of, ex: ex === 'curl' ? undefined : ex })}
          />
        ) : null}
        <Limits />
      </>
    );
  },
  skeleton: () => <PageSkeleton width="60%" heights={[96, 240, 320]} />,
});

function Start({ data: { base, document } }: { data: Catalog }) {
  return (
    <Section title="三步取到数据">
      <ol className="member-start">
        <li>
          在<a href={href('user/api_keys')}>接口密钥</a>页新建密钥，写在请求头里：
          <code>Authorization: Bearer 密钥</code>
        </li>
        <li>
          地址是 <code>{base}/</code> 加接口名，参数写在 ? 后面；<code>format=csv</code> 得到表格，否则是 JSON。
        </li>
        <li>
          一页取不完时，JSON 的 <code>next</code>（CSV 是响应头 link）是下一页的地址；<code>left_out</code>{' '}
          说明会员等级不含的部分。
        </li>
      </ol>
      <p className="member-series-note">
        出错时状态码是 401、403、404、422 或 429，<code>msg</code> 说明哪里不对、怎么办。机器可读的说明：
        <a href={document}>OpenAPI 3.1</a>
      </p>
    </Section>
  );
}

type Tier = { title: string; right: OpenApiRight; prices: string; trade: string };

const months = (count: number | null) => (count === null ? '全部' : `最近 ${count} 个月`);
const { member, vip } = tradeRights;
const tiers: Tier[] = [
  {
    title: '会员',
    right: openApiRights.member,
    prices: daysInWords(priceRights.member.days),
    trade: months(member.months),
  },
  { title: 'VIP', right: openApiRights.vip, prices: daysInWords(priceRights.vip.days), trade: months(vip.months) },
  {
    title: '蔬菜 VIP',
    right: openApiRights.veg_vip,
    prices: daysInWords(priceRights.veg_vip.days),
    trade: months(member.months),
  },
];

function Limits() {
  return (
    <Section title="各等级的上限" note="能看多久与页面相同" flush>
      <DataTable
        caption="会员、VIP 与蔬菜 VIP 的接口上限"
        hideCaption
        columns={tierColumns}
        rows={tiers}
        rowKey={({ title }) => title}
      />
    </Section>
  );
}

const tierColumns: Column<Tier>[] = [
  { key: 'title', title: '等级', width: 88, cell: ({ title }) => title },
  {
    key: 'requests',
    title: '每天',
    unit: '次',
    numeric: true,
    cell: ({ right }) => formatNumber(right.requestsPerDay),
  },
  { key: 'rows', title: '每次', unit: '行', numeric: true, cell: ({ right }) => formatNumber(right.rowsPerRequest) },
  { key: 'prices', title: '价格历史', width: 96, cell: ({ prices }) => prices },
  { key: 'trade', title: '贸易月度数', width: 112, cell: ({ trade }) => trade },
];
