import { priceRights, priceTier } from '@bee/domain/price-rights';
import { openLogin, useApi, useSession } from '@bee/platform';
import type { DownloadButtonProps } from './download-button.tsx';
import { startExport } from './start-export.ts';

const { member, vip } = priceRights;

/** Price tables are for members and counted by the server; pictures are for all users. */
export const usePriceExport = (): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const api = useApi();
  const session = useSession();
  const { exports } = priceRights[priceTier(session.status === 'member' ? session : null)];
  const more = exports < vip.exports ? `，VIP 与蔬菜 VIP ${vip.exports} 次` : '';
  const note =
    exports > 0
      ? `表格每天可导出 ${exports} 次${more}；图片不限。`
      : `登录后表格每天可导出 ${member.exports} 次${more}；图片对所有人开放。`;
  const allow = async () => {
    if (session.status !== 'member') {
      openLogin();
      return false;
    }
    return startExport(() => api('vegetable/takeExport', {}, { raw: true }));
  };
  return { allow, note };
};
