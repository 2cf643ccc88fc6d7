import { Empty, LinkButton, Section, SourceNote } from '@bee/ui/content';
import { DownloadButton, RankedBars, Sentence } from '@bee/ui/data';
import { flowsText, periodText } from '../../../components/trade/trade-amount.ts';
import { useMemberFiles } from '../chart/use-member-files.ts';
import type { TradeAnswer } from '../query/query-data.ts';
import { dimensions, tradeHref } from '../query/trade-query.ts';
import { type AnalysisQuery, analysisHref } from './analysis-query.ts';
import { changeSentence, changesOf, pointsText, signedText } from './trade-changes.ts';

type AnalysisChangesProps = { answer: TradeAnswer; query: AnalysisQuery };

/** Which rows explain the change of a flow since the same months of the year before. */
export function AnalysisChanges({ answer, query }: AnalysisChangesProps) {
  const download = useMemberFiles();
  const { asked } = query;
  const [flow = 'import'] = asked.flows;
  const by = dimensions.find(({ key }) => key === query.by)?.title ?? '';
  const goods = answer.hs.map(({ name }) => name).join('、') || '农产品';
  const title = `${goods}${flow === 'import' ? '进口' : '出口'}的增减来自哪些${by}`;
  const note = `${flowsText([flow], answer.mirror)}，${answer.from ?? ''} 至 ${answer.to ?? ''} 比上年同期`;
  const changes = changesOf(answer);
  if (changes.length === 0)
    return (
      <Section title={title} note={note}>
        <Empty
          title="没有可以比较的上年同期"
          action={
            <LinkButton
              href={analysisHref(query, { asked: { from: undefined, to: undefined, freq: 'M' } }, answer.as_of)}
            >
              看最近 12 个月
            </LinkButton>
          }
        >
          增减按不超过 12 个月的时期计算，并且上年同期也要有数据。
        </Empty>
      </Section>
    );
  const sentence = changeSentence(answer, changes, flow === 'import' ? '进口' : '出口');
  return (
    <Section
      title={title}
      note={note}
      actions={
        <DownloadButton
          sheet={{
            title,
            columns: [
              { title: by, type: 'text' },
              { title: '比上年同期增减', unit: '美元', type: 'number', decimals: 0 },
              { title: '影响', unit: '百分点', type: 'number', decimals: 2 },
            ],
            rows: changes.map(({ name, change, points }) => [name, change, points]),
            facts: [
              ['时期', note],
              ['公式', '增减 = 本期金额 − 上年同期金额；影响 = 增减 ÷ 上年同期的合计 × 100'],
              [
                '来源',
                answer.source?.sample ? `${answer.source.name}（示例数据，仅供演示）` : (answer.source?.name ?? ''),
              ],
            ],
            to: analysisHref(query, {}, answer.as_of),
          }}
          {...download}
        />
      }
    >
      <RankedBars
        label={title}
        isSigned
        bars={changes.map(({ id, name, change, points }) => ({
          id,
          name,
          value: change,
          text: signedText(change),
          note: pointsText(points),
          ...(query.by === 'partner' &&
            id !== '' && {
              href: tradeHref(
                'application/trade/data-analysis',
                asked,
                { partners: [id], row: 'hs', col: 'period' },
                { chart: 'line' },
              ),
            }),
        }))}
      />
      <Sentence text={sentence} />
      {answer.source ? (
        <SourceNote source={answer.source} updatedAt={answer.as_of ? periodText(answer.as_of) : undefined}>
          <span>各项相加等于合计的增减；影响 = 增减 ÷ 上年同期的合计</span>
        </SourceNote>
      ) : null}
    </Section>
  );
}
