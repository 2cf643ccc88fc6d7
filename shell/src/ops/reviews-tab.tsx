import type { ReviewCount } from '@bee/contracts/resource/operations-page';
import { formatInstant, formatNumber } from '@bee/domain/format';
import { hrefOrNull } from '@bee/platform';
import { type Column, DataTable, Section, SourceNote } from '@bee/ui/content';
import { ago, clock } from './figures.ts';
import { Polled } from './polled.tsx';

const TITLES: Record<ReviewCount['tab'], string> = {
  feedback: '意见反馈',
  'custom-order': '定制需求',
  refund: '退款',
  invoice: '发票',
  'market-data': '会员报价',
  supply: '供需审核',
  'supply-report': '供需举报',
  'baike-comment': '百科评论',
};

export function ReviewsTab() {
  return (
    <Polled of="ops/getReviewCounts" request={{}} title="待处理">
      {({ list, read_at }) => (
        <>
          <Section title="等待处理" more={moreOf()} flush>
            <DataTable
              caption="等待运营处理的数量"
              hideCaption
              columns={columnsOf(read_at)}
              rows={list}
              rowKey={({ tab }) => tab}
              rowHref={({ tab }) => hrefOrNull('ops/review', { tab }) ?? undefined}
            />
          </Section>
          <SourceNote source="各审阅列表" updatedAt={clock(read_at)} />
        </>
      )}
    </Polled>
  );
}

/** Undefined where the active version of that remote does not have the page. */
const moreOf = () => {
  const address = hrefOrNull('ops/review');
  return address ? { title: '全部审阅列表', href: address } : undefined;
};

const columnsOf = (readAt: string): Column<ReviewCount>[] => [
  { key: 'tab', title: '列表', width: 140, cell: ({ tab }) => TITLES[tab] },
  { key: 'open', title: '待处理', unit: '条', numeric: true, width: 100, cell: ({ open }) => formatNumber(open) },
  { key: 'since', title: '最早一条', width: 140, cell: ({ oldest_at }) => formatInstant(oldest_at) },
  { key: 'ago', title: '已等待', width: 110, cell: ({ oldest_at }) => ago(oldest_at, readAt).replace('前', '') },
];
