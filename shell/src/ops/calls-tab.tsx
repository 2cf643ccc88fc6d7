import type { CallOrder, CallSpan, SlowCall } from '@bee/contracts/resource/operations-page';
import { formatNumber } from '@bee/domain/format';
import { href, useLocationQuery } from '@bee/platform';
import { type Column, DataTable, Empty, FilterRow, Filters, Section, SourceNote } from '@bee/ui/content';
import { clock, share } from './figures.ts';
import { chosen, optionsOf } from './filter-options.ts';
import { Polled } from './polled.tsx';

const SPANS: Record<CallSpan, string> = { '15m': '15 分钟', '1h': '1 小时', '24h': '24 小时' };
const ORDERS: Record<CallOrder, string> = {
  p95: 'P95 最慢',
  slowest: '单次最慢',
  failures: '失败最多',
  calls: '调用最多',
};

export function CallsTab() {
  const [query] = useLocationQuery();
  const span = chosen(query.span, SPANS, '1h');
  const order = chosen(query.order, ORDERS, 'p95');
  return (
    <>
      <Filters active={0}>
        <FilterRow
          label="时段"
          options={optionsOf(SPANS, span, (key) => href('ops', { tab: 'calls', span: key, order }))}
        />
        <FilterRow
          label="排序"
          options={optionsOf(ORDERS, order, (key) => href('ops', { tab: 'calls', span, order: key }))}
        />
      </Filters>
      <Polled of="ops/getSlowCalls" request={{ span, order }} title="慢接口">
        {({ list, read_at }) => (
          <>
            <Section title={`最近 ${SPANS[span]}`} note="最多 50 个" flush>
              <DataTable
                caption={`最近 ${SPANS[span]}的接口，${ORDERS[order]}的在前`}
                hideCaption
                columns={columns}
                rows={list}
                rowKey={({ operation }) => operation}
                empty={<Empty title="这段时间没有调用">换一个时段试试。</Empty>}
              />
            </Section>
            <SourceNote source="各接口进程每分钟的记录" updatedAt={clock(read_at)}>
              <span>P50、P95 为各分钟按调用次数的加权平均</span>
            </SourceNote>
          </>
        )}
      </Polled>
    </>
  );
}

const columns: Column<SlowCall>[] = [
  { key: 'operation', title: '接口', width: 220, cell: ({ operation }) => operation },
  { key: 'calls', title: '调用', unit: '次', numeric: true, width: 90, cell: ({ calls }) => formatNumber(calls) },
  {
    key: 'failures',
    title: '服务端失败',
    numeric: true,
    width: 110,
    cell: ({ failures, calls }) => `${formatNumber(failures)} 次 · ${share(failures, calls)}`,
  },
  { key: 'p50', title: 'P50', unit: '毫秒', numeric: true, width: 90, cell: ({ p50 }) => formatNumber(p50, 1) },
  { key: 'p95', title: 'P95', unit: '毫秒', numeric: true, width: 90, cell: ({ p95 }) => formatNumber(p95, 1) },
  {
    key: 'slowest',
    title: '最慢一次',
    unit: '毫秒',
    numeric: true,
    width: 100,
    cell: ({ slowest }) => formatNumber(slowest, 1),
  },
];
