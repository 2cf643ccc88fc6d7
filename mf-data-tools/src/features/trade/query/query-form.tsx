import { Disclosure, Filters, LinkButton, linkChoices, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { HsField } from './hs-field.tsx';
import { PeriodForm } from './period-form.tsx';
import { PickField } from './pick-field.tsx';
import type { QueryData } from './query-data.ts';
import {
  dimensions,
  type QueryScreen,
  queryMeasures,
  readTradeQuery,
  type TradeQuery,
  tradeHref,
} from './trade-query.ts';
import './query.css';

type QueryFormProps = {
  screen: QueryScreen;
  query: TradeQuery;
  data: QueryData;
  /** Additional keys of the screen that are kept. */
  more?: Record<string, string>;
};

/** The conditions of a query. Each choice is an address; the result below follows. */
export function QueryForm({ screen, query, data, more = {} }: QueryFormProps) {
  const { lists, answer } = data;
  const hrefOf = (change: Partial<TradeQuery>) => tradeHref(screen, query, change, more);
  const extra = query.ports.length + query.modes.length + query.regs.length;
  return (
    <Section
      title="查询条件"
      actions={
        query.hs.length + query.refused.length > 0 ? (
          <LinkButton href={tradeHref(screen, readTradeQuery({}))}>重新开始</LinkButton>
        ) : undefined
      }
    >
      <div className="tools-query-form">
        <Filters total={answer?.total} active={query.hs.length + query.partners.length + extra}>
          <div className="tools-query bee-stack">
            <HsField screen={screen} query={query} names={answer?.hs ?? []} hrefOf={hrefOf} />
            <PickField
              label="贸易伙伴"
              placeholder="国家或地区，如 泰国"
              codes={query.partners}
              offered={lists.countries}
              hrefOf={(partners) => hrefOf({ partners })}
            />
            <div className="tools-pick">
              <span className="tools-pick-label">方向与频率</span>
              <div>
                <Choices
                  label="方向"
                  choices={FLOWS.map(({ title, flows }) => ({
                    title,
                    href: hrefOf({ flows: [...flows] }),
                    current: flows.join() === query.flows.join(),
                  }))}
                />
                <Choices
                  label="频率"
                  choices={linkChoices(
                    ['M', 'Y'],
                    query.freq,
                    (freq) => hrefOf({ freq, from: undefined, to: undefined }),
                    (freq) => (freq === 'M' ? '按月' : '按年'),
                  )}
                />
                <PeriodForm screen={screen} query={query} answer={answer} />
              </div>
            </div>
            <Disclosure title={`口岸、贸易方式、注册地${extra > 0 ? `（已选 ${extra}）` : ''}`} open={extra > 0}>
              {(['ports', 'modes', 'regs'] as const).map((field) => (
                <PickField
                  key={field}
                  {...PICKED[field]}
                  codes={query[field]}
                  offered={lists[field]}
                  hrefOf={(codes) => hrefOf({ [field]: codes })}
                />
              ))}
            </Disclosure>
            {screen === 'application/trade/data-detail' ? <Shape query={query} hrefOf={hrefOf} /> : null}
          </div>
        </Filters>
      </div>
    </Section>
  );
}

const PICKED = {
  ports: { label: '口岸', placeholder: '口岸或海关，如 友谊关' },
  modes: { label: '贸易方式', placeholder: '如 一般贸易' },
  regs: { label: '注册地', placeholder: '收发货人注册地，如 广东' },
} as const;

const FLOWS = [
  { title: '进口', flows: ['import'] },
  { title: '出口', flows: ['export'] },
  { title: '进口和出口', flows: ['import', 'export'] },
] as const;

/** Chooses the dimensions of rows and columns, and the measures of the cells. */
function Shape({ query, hrefOf }: { query: TradeQuery; hrefOf(change: Partial<TradeQuery>): string }) {
  const turn = (place: 'row' | 'col', other: 'row' | 'col') =>
    dimensions.map(({ key, title }) => ({
      title,
      // Swaps rows and columns where needed, so that no dimension is used twice.
      href: hrefOf(query[other] === key ? { [place]: key, [other]: query[place] } : { [place]: key }),
      current: query[place] === key,
    }));
  const toggled = (key: (typeof queryMeasures)[number]['key']) => {
    const left = query.measures.filter((one) => one !== key);
    const measures = query.measures.includes(key) ? left : [...query.measures, key];
    return queryMeasures.map((one) => one.key).filter((one) => measures.includes(one));
  };
  return (
    <>
      {[
        { title: '行', choices: turn('row', 'col') },
        { title: '列', choices: turn('col', 'row') },
      ].map(({ title, choices }) => (
        <div key={title} className="tools-pick">
          <span className="tools-pick-label">{title}</span>
          <Choices label={title} choices={choices} />
        </div>
      ))}
      <div className="tools-pick">
        <span className="tools-pick-label">指标（可多选）</span>
        <Choices
          label="指标"
          choices={queryMeasures.map(({ key, title, unit }) => ({
            title: key.startsWith('value') ? `${title}（${unit}）` : title,
            href: hrefOf({ measures: toggled(key) }),
            current: query.measures.includes(key),
          }))}
        />
      </div>
    </>
  );
}
