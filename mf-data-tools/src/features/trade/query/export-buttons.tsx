import { openLogin, useApi, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { takeExport } from '../../../parts/export/take-export.ts';
import { type TradeQuery, tradeRequest } from './trade-query.ts';
import '../trade.css';
import '../../../layout/page.css';

/** Exports the whole result: requests a one-time token, then downloads the file. */
export function ExportButtons({ query }: { query: TradeQuery }) {
  const api = useApi();
  const { status } = useSession();
  const [busy, setBusy] = useState<'xlsx' | 'csv' | null>(null);
  const run = async (format: 'xlsx' | 'csv') => {
    setBusy(format);
    try {
      await takeExport(await api('trade/getOutExcelToken', { ...tradeRequest(query), format }));
    } catch {
      // The API caller has already shown the message.
    } finally {
      setBusy(null);
    }
  };
  const start = (format: 'xlsx' | 'csv') => {
    if (status === 'member') void run(format);
    else openLogin();
  };
  return (
    <span className="tools-actions bee-no-print">
      <Button icon={<Icon name="download" size={16} />} loading={busy === 'xlsx'} onClick={() => start('xlsx')}>
        导出 Excel
      </Button>
      <Button loading={busy === 'csv'} onClick={() => start('csv')}>
        导出 CSV
      </Button>
    </span>
  );
}
