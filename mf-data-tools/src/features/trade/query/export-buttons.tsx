import { openLogin, toast, useApi, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { fetchExport } from './fetch-export.ts';
import { type TradeQuery, tradeRequest } from './trade-query.ts';

/** The whole answer as a file: a token for it first, then the file itself, once. */
export function ExportButtons({ query }: { query: TradeQuery }) {
  const api = useApi();
  const { status } = useSession();
  const [busy, setBusy] = useState<'xlsx' | 'csv' | null>(null);
  const run = async (format: 'xlsx' | 'csv') => {
    setBusy(format);
    try {
      const { url, token, filename, quota_left } = await api('trade/getOutExcelToken', {
        ...tradeRequest(query),
        format,
      });
      if (await fetchExport(addressOf(url, token), filename)) toast.success(`已导出，今天还可导出 ${quota_left} 次`);
      else toast.error('下载链接已失效，请重试');
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

/** The server may have written the token into the address already. */
const addressOf = (url: string, token: string): string => {
  const [path = '', search] = url.split('?');
  const query = new URLSearchParams(search);
  query.set('token', token);
  return `${path}?${query}`;
};
