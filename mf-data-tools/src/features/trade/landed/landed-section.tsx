import type { ProductPrice } from '@bee/contracts/resource/product';
import { decimalText } from '@bee/domain/decimal';
import { DataTable, Section } from '@bee/ui/content';
import type { TradeDetail } from '../detail/detail-query.ts';
import type { Landed } from './landed-of.ts';
import { COST, type LandedRow, landedRows } from './landed-rows.tsx';
import { notIncluded } from './landed-text.ts';
import '../trade.css';
import '../../../layout/page.css';
import '../../../layout/spread-fields.css';

type LandedSectionProps = { detail: TradeDetail; landed: Landed | string; wholesale: ProductPrice | null };

/** The cost per kilogram line by line with its basis, compared with the wholesale price. */
export function LandedSection({ detail, landed, wholesale }: LandedSectionProps) {
  const { origin, name } = detail;
  return (
    <Section id="landed" title={`${COST}与批发价`} note={origin ? `从${origin.name}进口${name}，每公斤` : undefined}>
      <DataTable
        caption={`${origin?.name ?? ''}${name}的${COST}与批发价`}
        hideCaption
        rows={landedRows(detail, landed, wholesale)}
        rowKey={({ key }) => key}
        columns={[
          {
            key: 'title',
            title: '项目',
            width: 140,
            cell: ({ title, sum }) => (sum ? <strong>{title}</strong> : title),
          },
          { key: 'amount', title: '金额', unit: '元/公斤', numeric: true, cell: amountCell },
          { key: 'basis', title: '依据', cell: ({ basis }) => <div className="tools-landed-basis">{basis}</div> },
        ]}
      />
      {typeof landed === 'string' ? null : (
        <p className="tools-muted tools-spread-note">
          {notIncluded(landed.figures)}，也未含检验检疫、仓储与资金费用。
          {landed.figures.value_basis === 'FOB' ? '完税价格应包含国际运费与保险费，实际税费更高。' : ''}
          均价是统计平均，不分规格等级，时间也早于批发报价。各项按分四舍五入；只供比较，税费以海关核定为准。
        </p>
      )}
    </Section>
  );
}

const amountCell = ({ amount, sum }: LandedRow) => {
  if (amount === null) return '—';
  return sum ? <strong>{decimalText(amount)}</strong> : decimalText(amount);
};
