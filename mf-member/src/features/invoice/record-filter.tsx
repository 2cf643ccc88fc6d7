import { invoiceStates } from '@bee/domain/invoice-state';
import { FilterRow, Filters } from '@bee/ui/content';
import { type InvoiceListState, invoiceListAddress, isInvoiceStatus } from '../../parts/invoice-list-query.ts';

type RecordFilterProps = { state: InvoiceListState; total: number | undefined };

export const RecordFilter = ({ state: { status }, total }: RecordFilterProps) => {
  const all = invoiceListAddress({ state: 'done', p: 1 });
  return (
    <Filters total={total} active={status ? 1 : 0} clear={all}>
      <FilterRow
        label="状态"
        options={[
          { title: '全部', href: all, current: !status },
          ...Object.keys(invoiceStates)
            .filter(isInvoiceStatus)
            .map((one) => ({
              title: invoiceStates[one],
              href: invoiceListAddress({ state: 'done', status: one, p: 1 }),
              current: status === one,
            })),
        ]}
      />
    </Filters>
  );
};
