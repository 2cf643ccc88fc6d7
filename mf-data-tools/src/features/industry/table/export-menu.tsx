import { formatNumber } from '@bee/domain/format';
import { tableRights, tableTier } from '@bee/domain/table-rights';
import { openLogin, useApi, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { takeExport } from '../../../components/export/take-export.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import { type TableQuery, tableRequest } from '../address/table-query.ts';
import { Popover } from './popover.tsx';
import type { TableInfo } from './table-data.ts';
import './table.css';

type ExportMenuProps = { query: TableQuery; info: TableInfo; total: number | null };

const formats = [
  { key: 'xlsx', title: 'Excel' },
  { key: 'csv', title: 'CSV' },
] as const;

/** Exports the filtered rows or the whole table; the second sheet documents the query. */
export function ExportMenu({ query, info, total }: ExportMenuProps) {
  const api = useApi();
  const { status, isVip } = useSession();
  const { exports, exportRows } = tableRights[tableTier({ isVip })];
  const exporting = useBusy();
  const run = async (scope: 'shown' | 'all', format: 'xlsx' | 'csv') => {
    if (status !== 'member') {
      openLogin();
      return;
    }
    const { page: _page, limit: _limit, ...asked } = tableRequest(query);
    await exporting.run(async () => takeExport(await api('industry/getOutExcelToken', { ...asked, scope, format })));
  };
  const scopes = [
    { key: 'shown' as const, title: '当前筛选', rows: total },
    { key: 'all' as const, title: '整张表', rows: info.rows },
  ];
  return (
    <Popover title="导出" alignEnd>
      {() => (
        <div className="tools-export bee-stack">
          {scopes.map(({ key, title, rows }) => (
            <p key={key} className="bee-inline">
              <span>
                {title}
                {rows === null ? null : <small>{formatNumber(rows)} 行</small>}
              </span>
              {formats.map((format) => (
                <Button
                  key={format.key}
                  loading={exporting.busy}
                  aria-label={`${title}导出 ${format.title}`}
                  onClick={() => void run(key, format.key)}
                >
                  {format.title}
                </Button>
              ))}
            </p>
          ))}
          <small>
            {status === 'member'
              ? `附“说明”页：筛选条件、单位、来源与可以重现本次查询的链接。每天 ${exports} 次，每次最多 ${formatNumber(exportRows)} 行。`
              : '登录后可以导出；附“说明”页，含筛选条件、单位、来源与可以重现本次查询的链接。'}
          </small>
        </div>
      )}
    </Popover>
  );
}
