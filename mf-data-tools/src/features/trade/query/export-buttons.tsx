import { openLogin, useApi, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { takeExport } from '../../../parts/export/take-export.ts';
import { useBusy } from '../../../parts/use-busy.ts';
import { type TradeQuery, tradeRequest } from './trade-query.ts';
import '../trade.css';
import '../../../layout/page.css';

/** Exports the whole result: requests a one-time token, then downloads the file. */
export function ExportButtons({ query }: { query: TradeQuery }) {
  const api = useApi();
  const { status } = useSession();
  const { running, run } = useBusy();
  const start = (format: 'xlsx' | 'csv') => {
    if (status !== 'member') openLogin();
    else
      void run(async () => takeExport(await api('trade/getOutExcelToken', { ...tradeRequest(query), format })), format);
  };
  return (
    <span className="tools-actions bee-no-print">
      <Button icon={<Icon name="download" size={16} />} loading={running === 'xlsx'} onClick={() => start('xlsx')}>
        导出 Excel
      </Button>
      <Button loading={running === 'csv'} onClick={() => start('csv')}>
        导出 CSV
      </Button>
    </span>
  );
}
