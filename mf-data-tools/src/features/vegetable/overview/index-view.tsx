import type { DataFor } from '@bee/contracts/operations';
import { priceRights, vegetablePlans } from '@bee/domain/price-rights';
import { definePage, href, useSession } from '@bee/platform';
import {
  AccessBadge,
  Empty,
  LinkButton,
  PageHeader,
  PageSkeleton,
  SampleBadge,
  Section,
  SourceNote,
  Tabs,
} from '@bee/ui/content';
import { trail } from '../../../lib/trail.ts';
import { ClassIndexStrip } from '../quote/class-index-strip.tsx';
import { Movers } from '../quote/movers.tsx';
import { reportListHref } from '../reports/report-query.ts';
import { reportHref } from '../reports/report-rows.tsx';
import { DayForm } from './day-form.tsx';
import { DayStatement } from './day-statement.tsx';
import { type IndexData, loadIndex } from './index-data.ts';
import { IndexEntries } from './index-entries.tsx';
import { indexHref, indexQuery } from './index-query.ts';
import { MainProducts } from './main-products.tsx';
import './overview.css';
import '../../../layout/movers.css';
import '../../../layout/page.css';

const TITLE = '蔬菜价格';

/** Overview of the vegetable markets of a day, with further links. */
export const indexView = definePage<IndexData>({
  load: ({ api, query }) => loadIndex(api, indexQuery.read(query)),
  head: ({ day, choices }) => {
    const date = day?.statistic.date ?? choices.dates?.max;
    return {
      title: date ? `${date} ${TITLE}行情` : TITLE,
      description: day
        ? `${date} 全国批发市场蔬菜价格：${day.statistic.markets} 个市场、${day.statistic.products} 个品种的品类指数、涨跌榜、市场周报与每日简报，单位元/公斤`
        : '全国批发市场蔬菜价格：品类指数、涨跌榜、市场周报与每日简报',
    };
  },
  component: ({ data, query }) => {
    const wanted = indexQuery.read(query);
    const { choices, day } = data;
    const quoted = (day?.statistic.quotes ?? 0) > 0;
    return (
      <div className="tools-stack">
        <PageHeader
          title={TITLE}
          breadcrumb={trail('价格数据', TITLE)}
          meta={
            <>
              <DayStatement data={data} />
              <SampleBadge sample={choices.source.sample} />
            </>
          }
          actions={<DayForm dates={choices.dates} query={wanted} />}
        />
        <Tabs
          label="大类"
          current={wanted.classId ?? ''}
          items={[
            { key: '', title: '全部', href: indexHref(wanted, { classId: undefined }) },
            ...choices.classes.map(({ id, title, count }) => ({
              key: id,
              title,
              count,
              href: indexHref(wanted, { classId: id }),
            })),
          ]}
        />
        {day && quoted ? (
          <>
            <Section title="品类指数" note="当日均价与近 30 天均值之比，100 为持平" flush>
              {day.indices.length > 0 ? (
                <ClassIndexStrip
                  indices={day.indices}
                  hrefOf={({ group }) => href('application/vegetable/list', { type: '1', group, date: wanted.date })}
                />
              ) : (
                <Empty
                  title="没有这个大类"
                  action={<LinkButton href={indexHref(wanted, { classId: undefined })}>看全部大类</LinkButton>}
                />
              )}
            </Section>
            <Section title="涨跌榜" note={`${day.statistic.date ?? ''} 较上一报价日，全部大类，元/公斤`}>
              <div className="tools-movers-pair">
                <Movers title="涨幅前 10" movers={day.statistic.up} none="没有上涨的品种。" countMarkets />
                <Movers title="跌幅前 10" movers={day.statistic.down} none="没有下跌的品种。" countMarkets />
              </div>
            </Section>
            <MainProducts prices={day.prices} query={wanted} />
          </>
        ) : (
          <NoQuotes wrongDate={wanted.wrongDate} date={wanted.date} />
        )}
        <IndexEntries data={data} />
        <div className="tools-index-foot">
          <NewestReports reports={data.reports} />
          <VipCard />
        </div>
        <SourceNote source={choices.source} updatedAt={choices.dates?.max}>
          <span>价格已折算为元/公斤；涨跌与 7 天内的上一次报价相比</span>
        </SourceNote>
      </div>
    );
  },
  skeleton: () => <PageSkeleton className="tools-stack" width="60%" heights={[88, 160, 420, 480]} />,
});

function NoQuotes({ wrongDate, date }: { wrongDate: string | undefined; date: string | undefined }) {
  const newest = <LinkButton href={indexHref()}>看最新一天</LinkButton>;
  if (wrongDate)
    return (
      <Empty title={`没有“${wrongDate}”这一天`} action={newest}>
        日期应写成 2026-01-31 的样子。
      </Empty>
    );
  return (
    <Empty title={date ? `${date} 没有报价` : '暂时没有报价'} action={date ? newest : undefined}>
      {date ? '休市日、数据开始之前和还没有到的日子没有报价，也不补数。' : '行情导入后会出现在这里。'}
    </Empty>
  );
}

function NewestReports({ reports }: { reports: DataFor<'vegetable/getMarketWeeklyList'> }) {
  return (
    <Section title="最新市场周报" more={{ title: `全部 ${reports.total} 份`, href: reportListHref() }}>
      {reports.list.length === 0 ? <Empty title="还没有市场周报">发布后会出现在这里。</Empty> : null}
      <ul className="tools-newest">
        {reports.list.map(({ id, title, date, access }) => (
          <li key={id}>
            <a href={reportHref(id)}>{title}</a>
            <AccessBadge level={access.level} />
            <time dateTime={date}>{date}</time>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Benefits of 蔬菜 VIP, for users without it. */
function VipCard() {
  const { isVegetableVip } = useSession();
  if (isVegetableVip) return null;
  const { exports, alerts } = priceRights.veg_vip;
  return (
    <Section title="蔬菜 VIP">
      <ul className="tools-vip-points">
        <li>全部历史行情（未登录可看 {priceRights.visitor.days} 天）</li>
        <li>市场周报与调研全文</li>
        <li>
          每日导出 {exports} 次，价格预警 {alerts} 条
        </li>
      </ul>
      <LinkButton kind="honey" size="small" href={href('application/vegetable/vip')}>
        {Math.min(...vegetablePlans.map(({ price }) => price))} 元起，看套餐
      </LinkButton>
    </Section>
  );
}
