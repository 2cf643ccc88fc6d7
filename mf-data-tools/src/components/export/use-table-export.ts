import { exportTier, tableExports } from '@bee/domain/table-export';
import { openLogin, useApi, useSession } from '@bee/platform';
import type { DownloadButtonProps } from '@bee/ui/data';
import { startExport } from '@bee/ui/data';

/** Table exports are for members and are counted by the server; pictures are for all users. */
export const useTableExport = (
  operation: 'food/takeExport' | 'ast/takeExport',
): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const api = useApi();
  const session = useSession();
  const limit = tableExports[exportTier(session.status === 'member' ? session : null)];
  const note =
    limit > 0
      ? `表格每天可导出 ${limit} 次。`
      : `登录后每天可导出 ${tableExports.member} 次，VIP会员 ${tableExports.vip} 次。`;
  const allow = async () => {
    if (session.status !== 'member') {
      openLogin();
      return false;
    }
    return startExport(() => api(operation, {}, { raw: true }));
  };
  return { allow, note };
};
