import { formatNumber, formatPrice } from '@bee/domain/format';
import { type Column, DataTable } from '@bee/ui/content';
import { site } from '../../site.ts';
import type { WinterGap } from './herbs-data.ts';
import { times, verdictText } from './relation-words.ts';
import './herbs.css';

const { spring, winter } = site.harvests;

/** Winter compared with spring roots of the same size, current and usual. */
export function WinterTable({ gaps, freq }: { gaps: readonly WinterGap[]; freq: 'D' | 'W' | 'M' }) {
  return (
    <div className="sanqi-winter">
      <DataTable
        caption={`${winter.title}与${spring.title}的价差`}
        hideCaption
        columns={columns(freq)}
        rows={[...gaps]}
        rowKey={({ spec }) => spec}
      />
    </div>
  );
}

const steps = { D: '天', W: '周', M: '个月' } as const;

const columns = (freq: 'D' | 'W' | 'M'): Column<WinterGap>[] => [
  { key: 'spec', title: '规格', width: 80, cell: (gap) => gap.spring },
  { key: 'spring', title: spring.title, unit: '元/公斤', numeric: true, cell: (gap) => formatPrice(gap.springPrice) },
  { key: 'winter', title: winter.title, unit: '元/公斤', numeric: true, cell: (gap) => formatPrice(gap.price) },
  { key: 'gap', title: '差价', unit: '元/公斤', numeric: true, cell: (gap) => <strong>{gapText(gap)}</strong> },
  {
    key: 'ratio',
    title: `${winter.title}是${spring.title}的`,
    numeric: true,
    cell: ({ relation }) => (relation?.ratio ? `${times(relation.ratio)} 倍` : '—'),
  },
  {
    key: 'usual',
    title: '往年多在',
    numeric: true,
    cell: ({ relation }) => {
      if (!relation?.usual) return '—';
      const { low, high } = relation.usual;
      return `${times(low)}–${times(high)} 倍（${relation.days} ${steps[freq]}）`;
    },
  },
  {
    key: 'verdict',
    title: '现在',
    cell: ({ relation }) => (relation && verdictText(relation)) ?? '历史报价还不够',
  },
];

const gapText = ({ price, springPrice }: WinterGap): string => {
  if (price === null || springPrice === null) return '—';
  const gap = price - springPrice;
  return gap > 0 ? `+${formatNumber(gap, 2)}` : formatNumber(gap, 2);
};
