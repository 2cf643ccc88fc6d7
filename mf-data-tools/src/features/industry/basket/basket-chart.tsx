import { formatInstant } from '@bee/domain/format';
import { freqTitle } from '@bee/domain/table-freq';
import { Empty, linkChoices, Section } from '@bee/ui/content';
import { ChartCard, Choices } from '@bee/ui/data';
import { PreviewGate } from '../../../components/gate/preview-gate.tsx';
import { aggregations, type BasketQuery, basketChoices, basketHref, windows } from '../address/basket-query.ts';
import { seriesText } from '../address/series-text.ts';
import { calculatedLines } from '../chart/calculated-lines.ts';
import {
  aggregationOf,
  choicesAt,
  commonFreqs,
  daysOfLines,
  inPeriod,
  linesOf,
  type Series,
  sentenceOf,
} from '../chart/series-lines.ts';
import { freqText, type TableFreq } from '../freq.ts';
import { Formulas } from './formulas.tsx';
import './basket.css';
import '../chart/chart.css';
import '../table/table.css';

type BasketChartProps = { list: readonly Series[]; query: BasketQuery };

/** All series at one frequency. Each unit has its own axis, unless the series are shown as an index or a change. */
export function BasketChart({ list, query }: BasketChartProps) {
  const freqs = commonFreqs(list);
  const freq = freqs.find((one) => one === query.freq) ?? freqs[0];
  if (!freq) return null;
  const own = linesOf(list, freq, query.by);
  // A series that is missing leaves a gap in the numbers of the list.
  const places = list.map((one) => query.list.findIndex((key) => seriesText(key) === seriesText(one)) + 1);
  const calculated = calculatedLines(own, query.formulas, places);
  const all = [...own, ...calculated];
  const dates = daysOfLines(all);
  const controls = query.view.embed ? null : <FreqControls list={list} freqs={freqs} freq={freq} query={query} />;
  if (!dates)
    return (
      <Section title="走势">
        {controls}
        <Empty title="换算之后没有完整的时期">合计要求一个时期里每一期都有数；换一个频率，或改用平均。</Empty>
      </Section>
    );
  const choices = choicesAt(basketChoices(query.window), freq, list);
  const { from, lines } = inPeriod(all, query.view.period, dates.max, choices);
  const units = [...new Set(lines.map(({ unit }) => unit))];
  const gated = list.find(({ access }) => !access.allowed)?.access;
  const sources = [...new Set(list.map(({ source }) => source.name))];
  const [first] = list;
  return (
    <>
      {controls}
      {units.length > 1 && query.view.transform === 'lin' && !query.view.embed ? (
        <p className="bee-small" role="status">
          单位不同（{units.join('、')}），各用自己的坐标。要放在一张图里比较，可用
          <a href={basketHref(query, { view: { transform: 'idx100' } })}>指数（起点 = 100）</a>。
        </p>
      ) : null}
      <ChartCard
        title="走势"
        fullTitle={list.length > 1 ? `${list[0]?.name ?? ''}等 ${list.length} 条序列` : (list[0]?.name ?? '')}
        note={`${units.join('、')}，${freqTitle(freq)}`}
        view={query.view}
        choices={choices}
        hrefOf={(view) => basketHref(query, { view })}
        lines={lines}
        from={from}
        step={freqText(freq).step}
        sentence={sentenceOf(lines, freq)}
        source={{
          source: {
            name: sources.join('、'),
            url: null,
            publisher: null,
            retrieved_at: null,
            sample: list.some(({ source }) => source.sample),
          },
          unit: units.join('、'),
          dates,
          frequency: freqTitle(freq),
          method: methodText(list, freq, query),
        }}
        filters={[
          ...list.map(({ name, table, updated_at }, place): [string, string] => [
            `${places[place]} ${name}`,
            `${table}，更新 ${formatInstant(updated_at).slice(0, 10)}`,
          ]),
          ...calculated.map(({ name, formula }): [string, string] => [name, `公式 ${formula}`]),
        ]}
      />
      {query.view.embed ? null : <Formulas query={query} lines={own} places={places} calculated={calculated} />}
      {gated ? (
        <PreviewGate access={gated} counted="期">
          {first ? `${first.table}等表的` : ''}更早时期登录或开通 VIP 后可见。
        </PreviewGate>
      ) : null}
    </>
  );
}

type FreqControlsProps = BasketChartProps & { freqs: readonly TableFreq[]; freq: TableFreq };

function FreqControls({ list, freqs, freq, query }: FreqControlsProps) {
  const finer = list.filter((one) => one.freq !== freq);
  const flows = finer.some(({ kind }) => kind === 'flow');
  return (
    <div className="tools-builder bee-wrap bee-no-print">
      {freqs.length > 1 ? (
        <Choices
          label="频率"
          choices={linkChoices(
            freqs,
            freq,
            (key) => basketHref(query, { freq: key === freqs[0] ? undefined : key }),
            (key) => freqTitle(key),
          )}
        />
      ) : null}
      {finer.length > 0 ? (
        <Choices
          label="换算方式"
          choices={[
            { title: '自动', href: basketHref(query, { by: undefined }), current: query.by === undefined },
            ...aggregations
              .filter(({ key }) => key !== 'sum' || flows)
              .map(({ key, title }) => ({ title, href: basketHref(query, { by: key }), current: key === query.by })),
          ]}
        />
      ) : null}
      {query.view.transform === 'avg' ? (
        <Choices
          label="窗口"
          choices={windows.map((window) => ({
            title: `${window} 期`,
            href: basketHref(query, { window }),
            current: window === query.window,
          }))}
        />
      ) : null}
    </div>
  );
}

/** The transformations of the figures, in the order in which they were applied. */
const methodText = (list: readonly Series[], freq: TableFreq, query: BasketQuery): string => {
  const finer = list.filter((one) => one.freq !== freq);
  const ways = [...new Set(finer.map((one) => aggregationOf(one, query.by)))].map(
    (way) => aggregations.find(({ key }) => key === way)?.title ?? way,
  );
  const conversion =
    finer.length > 0
      ? `先按${ways.join('、')}换算为${freqTitle(freq)}，再变换；价格等水平值不求合计，合计要求一期不缺；`
      : '';
  return `${conversion}没有公布的时期留空，不插值`;
};
