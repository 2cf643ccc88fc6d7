import { href } from '@bee/platform';
import { Change, SourceNote } from '@bee/ui/content';
import { StaticLineChart } from '@bee/ui/plot';
import { ProvinceTiles } from '../../../components/price/province-tiles.tsx';
import { DaySentence, signed } from './day-sentence.tsx';
import type { MarketDayData, ReasonedMover } from './market-data.ts';
import { ReasonedMovers, ReasonLine } from './reasoned-movers.tsx';
import './market-day.css';

/** px */
const CHART_HEIGHT = 268;
/** Fewer make no map. */
const MIN_PROVINCES = 3;

/** What moved on the newest day, by how much, where and near which news. */
export function MarketDay({ data }: { data: MarketDayData }) {
  const { date, products, markets, source, provinces } = data;
  const [leader = data.down[0]] = data.up;
  return (
    <section className="tools-market bee-stack bee-box" aria-label="今日行情">
      <header>
        <h2>
          <DaySentence day={data} />
        </h2>
        <a className="bee-more" href={href('application/vegetable/list')}>
          全部行情
        </a>
        {date ? <p>{products} 个品种的批发价，与上次报价相比</p> : null}
        {leader ? <LeaderLine leader={leader} longer={data.longer} /> : null}
      </header>
      {date ? (
        <>
          <div className="tools-market-pictures">
            <IndexChart index={data.index} />
            {provinces && provinces.list.length >= MIN_PROVINCES ? <ProvinceTiles provinces={provinces} /> : null}
          </div>
          <div className="tools-market-movers">
            <ReasonedMovers title="涨幅居前" movers={data.up} leader={leader} none="没有上涨的品种。" />
            <ReasonedMovers title="跌幅居前" movers={data.down} leader={leader} none="没有下跌的品种。" />
          </div>
          <SourceNote source={source}>
            <span>
              截至 <time dateTime={date}>{date}</time>，{products} 个品种、{markets} 个市场的批发价
            </span>
            <span>同期资讯是大幅波动前后 3 天发布的，时间相近不等于原因</span>
          </SourceNote>
        </>
      ) : (
        <p className="tools-market-none">有了报价，指数、涨跌和各省价格会显示在这里。</p>
      )}
    </section>
  );
}

type LeaderLineProps = { leader: ReasonedMover; longer: MarketDayData['longer'] };

/** The news near the change of the day; without any, says so and how the price compares over a longer time. */
function LeaderLine({ leader, longer }: LeaderLineProps) {
  const { product, reason, date } = leader;
  if (reason?.day === date)
    return (
      <p>
        {product}：<ReasonLine reason={reason} date={date} />
      </p>
    );
  const compared = [
    ['较上周', longer?.chg_w],
    ['较去年同期', longer?.chg_y],
  ].flatMap(([title, percent]) => (typeof percent === 'number' ? [`${title} ${signed(percent)}`] : []));
  if (compared.length === 0) return null;
  return (
    <p>
      {product}：{compared.join('，')}；当天没有相关资讯
    </p>
  );
}

function IndexChart({ index: { points, products } }: Pick<MarketDayData, 'index'>) {
  const known = points.flatMap(([, value]) => value ?? []);
  const [last] = known.slice(-1);
  const [before] = known.slice(-2);
  return (
    <div className="tools-market-index">
      <h3>
        批发价格指数
        {last === undefined ? null : <strong className="bee-num">{last.toFixed(1)}</strong>}
        {last !== undefined && before !== undefined && known.length > 1 ? (
          <Change value={100 * (last / before - 1)} digits={1} />
        ) : null}
        <small>100 = 近 30 天均价，{products} 个品种同权平均</small>
      </h3>
      {last === undefined ? (
        <p className="tools-market-none">近 30 天没有足够的报价，暂时不能计算指数。</p>
      ) : (
        <StaticLineChart
          height={CHART_HEIGHT}
          label={`近 30 天批发价格指数，最低 ${Math.min(...known).toFixed(1)}，最高 ${Math.max(...known).toFixed(1)}，最新 ${last.toFixed(1)}`}
          series={[{ name: '批发价格指数', points }]}
        />
      )}
    </div>
  );
}
