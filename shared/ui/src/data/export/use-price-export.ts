import { priceRights, priceTier } from '@bee/domain/price-rights';
import { href, navigate, openLogin, useApi, useSession } from '@bee/platform';
import type { DownloadButtonProps } from './download-button.tsx';
import { startExport } from './start-export.ts';

const LIMIT = priceRights.veg_vip.exports;

/** Price tables are for 蔬菜 VIP and counted by the server; pictures are for all users. */
export const usePriceExport = (): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const api = useApi();
  const session = useSession();
  const tier = priceTier(session.status === 'member' ? session : null);
  const note =
    priceRights[tier].exports > 0
      ? `表格每天可导出 ${LIMIT} 次，图片不限。`
      : `Excel 与 CSV 是蔬菜 VIP 权益，每天 ${LIMIT} 次；图片对所有人开放。`;
  const allow = async () => {
    if (session.status !== 'member') {
      openLogin();
      return false;
    }
    if (priceRights[tier].exports === 0) {
      navigate(href('application/vegetable/vip'));
      return false;
    }
    return startExport(() => api('vegetable/takeExport', {}, { raw: true }));
  };
  return { allow, note };
};
