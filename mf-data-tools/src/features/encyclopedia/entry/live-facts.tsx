import type { Baike } from '@bee/contracts/resource/baike';
import type { ProductLinks } from '@bee/contracts/resource/product';
import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Change, Price, Sparkline } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { FoodValue } from '../../../components/food/food-value.tsx';
import { sparkLabel } from '../../../components/price/spark-label.ts';
import { periodText, quantityText, unitPriceText, usdText } from '../../../components/trade/trade-amount.ts';
import '../encyclopedia.css';

type LiveFactsProps = {
  live: ProductLinks;
  /** Price and imports only. */
  brief?: boolean;
};

/** Current data from the tools of the site with unit, day and link; missing values take no space. */
export function LiveFacts({ live: { price, trade, food, standards }, brief = false }: LiveFactsProps) {
  return (
    <dl className="tools-live bee-stack">
      {price ? <PriceFact price={price} /> : null}
      {trade?.import ? <ImportFact trade={trade} figures={trade.import} /> : null}
      {food && !brief ? <FoodFact food={food} /> : null}
      {standards && standards.total > 0 && !brief ? <StandardFact standards={standards} /> : null}
    </dl>
  );
}

type FactProps = {
  term: string;
  source?: string;
  sample: boolean;
  more: { title: string; href: string };
  children: ReactNode;
};

function Fact({ term, source, sample, more, children }: FactProps) {
  return (
    <div>
      <dt className="bee-small">{term}</dt>
      <dd>{children}</dd>
      <dd className="tools-live-foot bee-note bee-wrap">
        {source ? (
          <span className="bee-cut" title={source}>
            {sample ? '示例数据' : source}
          </span>
        ) : null}
        <a href={more.href}>{more.title}</a>
      </dd>
    </div>
  );
}

function PriceFact({ price }: { price: NonNullable<ProductLinks['price']> }) {
  const { price_avg, unit, date, market, market_count, chg_d, spark = [], source_name, sample, to } = price;
  const known = spark.filter((value) => value !== null).length;
  return (
    <Fact
      term="批发均价"
      source={source_name}
      sample={sample}
      more={{ title: '走势与各市场', href: href(to.page, to.params) }}
    >
      <p className="tools-live-figure">
        <Price value={price_avg} unit={unit} /> <Change value={chg_d} digits={1} />
      </p>
      {known > 1 ? <Sparkline points={spark} label={sparkLabel(spark)} width={220} height={36} /> : null}
      <p className="bee-note">
        <time dateTime={date}>{date}</time> {market}
        {market_count === undefined ? '' : `，共 ${market_count} 个市场有报价`}
      </p>
    </Fact>
  );
}

/** Market prices of a herb by specification and origin. */
export function HerbFacts({ herbs }: { herbs: Baike['herbs'] }) {
  const [first] = herbs;
  if (!first) return null;
  return (
    <dl className="tools-live bee-stack">
      <Fact
        term="药市均价"
        source={first.source_name}
        sample={first.sample}
        more={{ title: '走势与各规格', href: href('application/herbs/list', { herb: first.product }) }}
      >
        <ul className="tools-live-standards">
          {herbs.map(({ id, spec, market, price_avg, unit, date, chg_m }) => (
            <li key={id}>
              {spec ?? '统货'} <Price value={price_avg} unit={unit} /> <Change value={chg_m} digits={1} />
              {chg_m === null ? null : <small> 较上月</small>}
              <small className="tools-live-where">
                {market}，<time dateTime={date}>{date}</time>
              </small>
            </li>
          ))}
        </ul>
      </Fact>
    </dl>
  );
}

type Trade = NonNullable<ProductLinks['trade']>;

function ImportFact({ trade: { name, source, to }, figures }: { trade: Trade; figures: NonNullable<Trade['import']> }) {
  const { value_usd, yoy_value, qty, unit, unit_price, period } = figures;
  return (
    <Fact
      term="近 12 个月进口"
      source={source?.name}
      sample={source?.sample ?? false}
      more={{ title: '准入、税率与走势', href: href(to.page, to.params) }}
    >
      <p className="tools-live-figure">
        {usdText(value_usd)} <Change value={yoy_value} digits={1} />
      </p>
      <p className="bee-note">
        {quantityText(qty, unit)}，均价 {unitPriceText(unit_price, unit)}；{name}，{periodText(period)}
      </p>
    </Fact>
  );
}

const NUTRIENTS_SHOWN = 4;

function FoodFact({ food }: { food: NonNullable<ProductLinks['food']> }) {
  return (
    <Fact
      term="营养（每 100 克可食部）"
      source={food.source.name}
      sample={food.source.sample}
      more={{ title: '全部成分', href: href(food.to.page, food.to.params) }}
    >
      <ul className="tools-live-nutrients">
        {food.items.slice(0, NUTRIENTS_SHOWN).map(({ key, name, unit, value }) => (
          <li key={key}>
            {name} <FoodValue value={value} />
            {value.q === 'na' || value.q === 'tr' ? null : ` ${unit}`}
          </li>
        ))}
      </ul>
      <p className="bee-note">{food.name}</p>
    </Fact>
  );
}

const STANDARDS_SHOWN = 2;

function StandardFact({ standards }: { standards: NonNullable<ProductLinks['standards']> }) {
  const { name, list, total, sample } = standards;
  return (
    <Fact
      term="现行标准"
      {...(sample && { source: '示例数据' })}
      sample={sample}
      more={{
        title: `全部 ${formatNumber(total)} 个`,
        href: href('application/standard/list', { q: name, status: 'current' }),
      }}
    >
      <ul className="tools-live-standards">
        {list.slice(0, STANDARDS_SHOWN).map(({ id, code, title, effective_at }) => (
          <li key={id}>
            <a href={href('application/standard/detail', { id })}>{code}</a> {title}
            {effective_at ? <small> {effective_at} 起实施</small> : null}
          </li>
        ))}
      </ul>
    </Fact>
  );
}
