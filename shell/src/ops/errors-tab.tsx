import type { DataFor } from '@bee/contracts/operations';
import type { BrowserError, ErrorOrder } from '@bee/contracts/resource/browser-error';
import { formatInstant, formatNumber, MISSING } from '@bee/domain/format';
import { href, useLocationQuery } from '@bee/platform';
import { type Column, DataTable, Empty, FilterRow, Filters, Section, SourceNote } from '@bee/ui/content';
import { ErrorDetail } from './error-detail.tsx';
import { ago, clock } from './figures.ts';
import { chosen, optionsOf } from './filter-options.ts';
import { Polled } from './polled.tsx';

const ORDERS: Record<ErrorOrder, string> = { count: '次数最多', last: '最近出现' };

type ErrorQuery = { remote?: string | undefined; release?: string | undefined; order: ErrorOrder };
type Answer = DataFor<'ops/getBrowserErrors'>;

const to = (filters: Partial<ErrorQuery>, error?: string) => href('ops', { tab: 'errors', ...filters, error });

export function ErrorsTab() {
  const [{ remote, release, order: given, error }] = useLocationQuery();
  const filters: ErrorQuery = { remote, release, order: chosen(given, ORDERS, 'count') };
  if (error) return <ErrorDetail fingerprint={error} back={to(filters)} />;
  return (
    <Polled of="ops/getBrowserErrors" request={filters} title="页面错误">
      {(answer) => (
        <>
          <ErrorFilters filters={filters} answer={answer} />
          <Section title="最近 30 天" note="同一版本、同一错误、同一位置为一组，最多 100 组" flush>
            <DataTable
              caption={`最近 30 天的页面错误，${ORDERS[filters.order]}的在前`}
              hideCaption
              columns={columnsAt(answer.read_at)}
              rows={answer.list}
              rowKey={({ fingerprint }) => fingerprint}
              rowHref={({ fingerprint }) => to(filters, fingerprint)}
              empty={<NoErrors isFiltered={Boolean(remote || release)} isReported={answer.browsers_report} />}
            />
          </Section>
          <SourceNote source="浏览器的记录" updatedAt={clock(answer.read_at)}>
            <span>要求不被跟踪的访客不计</span>
          </SourceNote>
        </>
      )}
    </Polled>
  );
}

function ErrorFilters({ filters, answer }: { filters: ErrorQuery; answer: Answer }) {
  const { remote, release, order } = filters;
  const names = [...new Set(answer.releases.map((row) => row.remote))].sort();
  const releases = answer.releases.filter((row) => !remote || row.remote === remote);
  return (
    <Filters total={answer.list.length} active={[remote, release].filter(Boolean).length} clear={to({ order })}>
      <FilterRow
        label="应用"
        options={[undefined, ...names].map((name) => ({
          title: name ?? '全部',
          href: to({ remote: name, order }),
          current: name === remote,
        }))}
      />
      <FilterRow
        label="版本"
        clear={to({ remote, order })}
        options={releases.map((row) => ({
          title: remote ? row.release : `${row.remote} ${row.release}`,
          href: to({ remote: row.remote, release: row.release, order }),
          count: row.groups,
          current: row.release === release && row.remote === (remote ?? row.remote),
        }))}
      />
      <FilterRow
        label="排序"
        options={optionsOf(ORDERS, order, (key) => to({ ...filters, order: key as ErrorOrder }))}
      />
    </Filters>
  );
}

function NoErrors({ isFiltered, isReported }: { isFiltered: boolean; isReported: boolean }) {
  if (!isReported) return <Empty title="浏览器的记录没有打开">设置 ACTION_LOG=1，并由本站接收，才会有页面错误。</Empty>;
  if (isFiltered) return <Empty title="这个版本没有错误">换一个应用或版本试试。</Empty>;
  return <Empty title="最近 30 天没有页面错误">浏览器里没有人接住的错误会在几秒内出现在这里。</Empty>;
}

const columnsAt = (readAt: string): Column<BrowserError>[] => [
  {
    key: 'error',
    title: '错误',
    width: 200,
    cell: ({ kind, message }) => <span className="shell-ops-text">{`${kind}：${message || '没有说明'}`}</span>,
  },
  { key: 'count', title: '次数', unit: '次', numeric: true, width: 70, cell: ({ count }) => formatNumber(count) },
  {
    key: 'last',
    title: '最近 / 首次',
    width: 150,
    cell: ({ first_at, last_at }) => twoLines(ago(last_at, readAt), `${formatInstant(first_at)} 起`),
  },
  { key: 'release', title: '版本', width: 140, cell: ({ remote, release }) => twoLines(remote, release) },
  { key: 'page', title: '页面', width: 200, cell: ({ pages }) => mostOf(pages, '种页面') },
  { key: 'browser', title: '浏览器', width: 130, cell: ({ browsers }) => mostOf(browsers, '种浏览器') },
];

const twoLines = (first: string, second: string) => (
  <>
    <span className="shell-ops-text">{first}</span>
    <small className="shell-ops-note">{second}</small>
  </>
);

/** The most frequent value and the number of values. */
const mostOf = (counts: Record<string, number>, unit: string) => {
  const names = Object.keys(counts).sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0));
  return twoLines(names[0] || MISSING, names.length > 1 ? `等 ${names.length} ${unit}` : '');
};
