import { openLogin, useApi, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { takeExport } from '../../../parts/export/take-export.ts';
import { type TradeQuery, tradeRequest } from './trade-query.ts';
import '../trade.css';
import '../../../layout/page.css';

/** The whole answer as a file: a token for it first, then the file itself, once. */
export function ExportButtons({ query }: { query: TradeQuery }) {
  const api = useApi();
  const { status } = useSession();
  const [busy, setBusy] = useState<'xlsx' | 'csv' | null>(null);
  const run = async (format: 'xlsx' | 'csv') => {
    setBusy(format);
    try {
      await takeExport(await api('trade/getOutExcelToken', { ...tradeRequest(query), format }));
    } catch {
      // The caller of the API has shown its message already.
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
