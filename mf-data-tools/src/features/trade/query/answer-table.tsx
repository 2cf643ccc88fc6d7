import { tradeMeasures } from '@bee/domain/trade-measures';
import { href, openLogin, useApi, useSession } from '@bee/platform';
import { Button, DataTable, Empty, Icon, Pagination, Section, SourceNote } from '@bee/ui/content';
import { takeExport } from '../../../components/export/take-export.ts';
import { flowsText, periodText } from '../../../components/trade/trade-amount.ts';
import { sortLinks } from '../../../lib/list-address.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { TradeGate } from '../chart/trade-gate.tsx';
import { type AnswerRow, answerRows } from './answer-rows.ts';
import type { TradeAnswer } from './query-data.ts';
import { dimensions, type TradeQuery, tradeHref, tradeRequest } from './trade-query.ts';
import '../trade.css';
import '../../../layout/page.css';
import './query.css';

const SCREEN = 'application/trade/data-detail';

type AnswerTableProps = { answer: TradeAnswer; query: TradeQuery };

/** The response as a two-dimensional table, limited to what the user may see, with exports and links. */
export function AnswerTable({ answer, query }: AnswerTableProps) {
  const { columns, total, access, source } = answer;
  const rowTitle = dimensions.find(({ key }) => key === answer.row)?.title ?? '';
  const open = access.allowed ? total : (access.preview?.shown ?? total);
  const rows = answerRows(answer, query.measures);
  // The unit of a quantity depends on the goods of a row, so it is shown in each row.
  const single = query.measures.length === 1 && tradeMeasures.some((one) => one.key === query.measures[0] && one.unit);
  const sort = sortLinks(query.sort ?? '', (next) => tradeHref(SCREEN, query, { sort: next }));
  return (
    <Section
      title="结果"
      note={`${single ? `${rows[0]?.measure ?? ''}，` : ''}${answer.from ?? ''} 至 ${answer.to ?? ''}，${total} 行，${flowsText(query.flows, answer.mirror)}`}
      actions={<ExportButtons query={query} />}
    >
      <div className="tools-answer">
        <DataTable
          dense
          caption={`贸易数据，${answer.from ?? ''} 至 ${answer.to ?? ''}`}
          hideCaption
          rows={rows}
          rowKey={({ key }) => key}
          sort={sort}
          columns={[
            {
              key: 'label',
              title: rowTitle,
              width: 140,
              sortable: true,
              cell: ({ label }: AnswerRow) => label,
              hint: ({ label }: AnswerRow) => label,
            },
            ...(single ? [] : [MEASURE]),
            { key: 'total', title: '合计', numeric: true, sortable: true, cell: ({ total }: AnswerRow) => total },
            { key: 'share', title: '金额份额', unit: '%', numeric: true, cell: ({ share }: AnswerRow) => share },
            ...columns.map(({ key, label }, place) => ({
              key: `=${key}`,
              title: label,
              numeric: true,
              sortable: true,
              cell: ({ cells }: AnswerRow) => cells[place],
            })),
          ]}
          empty={
            access.preview?.months ? (
              <Empty title="这些月份没有向您开放">{access.reason}。</Empty>
            ) : (
              <Empty title="没有符合条件的记录">放宽时期、伙伴或口岸试试；没有贸易就没有记录，不会显示成 0。</Empty>
            )
          }
        />
      </div>
      {open > answer.limit ? (
        <Pagination
          page={answer.page}
          total={open}
          pageSize={answer.limit}
          href={(page) => tradeHref(SCREEN, query, { page })}
        />
      ) : null}
      <TradeGate access={access} counted="行" />
      {source ? (
        <SourceNote source={source} updatedAt={answer.as_of ? periodText(answer.as_of) : undefined}>
          <span>— 没有记录，初 初步数，修 已修订，保密 不公布；均价在数量过小时不计；合计含其他各页的行</span>
          <a href={href('application/trade/product-directory')}>HS 目录</a>
        </SourceNote>
      ) : null}
    </Section>
  );
}

const MEASURE = {
  key: 'measure',
  title: '指标',
  cell: ({ measure }: AnswerRow) => <span className="tools-nowrap">{measure}</span>,
};

/** Exports the whole result: requests a one-time token, then downloads the file. */
function ExportButtons({ query }: { query: TradeQuery }) {
  const api = useApi();
  const { status } = useSession();
  const { running, run } = useBusy();
  const start = (format: 'xlsx' | 'csv') => {
    if (status !== 'member') openLogin();
    else
      void run(async () => takeExport(await api('trade/getOutExcelToken', { ...tradeRequest(query), format })), format);
  };
  return (
    <span className="tools-actions bee-wrap bee-no-print">
      <Button icon={<Icon name="download" size={16} />} loading={running === 'xlsx'} onClick={() => start('xlsx')}>
        导出 Excel
      </Button>
      <Button loading={running === 'csv'} onClick={() => start('csv')}>
        导出 CSV
      </Button>
    </span>
  );
}
