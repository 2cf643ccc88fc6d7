import { priceRights, priceTier } from '@bee/domain/price-rights';
import { ApiError, href, navigate, openLogin, toast, useApi, useSession } from '@bee/platform';
import type { DownloadButtonProps } from '@bee/ui/data';

const LIMIT = priceRights.veg_vip.exports;

/** Tables of prices are for 蔬菜VIP and counted by the server; pictures are for everybody. */
export const useExportRight = (): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const api = useApi();
  const session = useSession();
  const tier = priceTier(session.status === 'member' ? session : null);
  const note =
    priceRights[tier].exports > 0
      ? `表格每天可导出 ${LIMIT} 次，图片不限。`
      : `Excel 与 CSV 是蔬菜VIP 权益，每天 ${LIMIT} 次；图片对所有人开放。`;
  const allow = async () => {
    if (session.status !== 'member') {
      openLogin();
      return false;
    }
    if (priceRights[tier].exports === 0) {
      navigate(href('application/vegetable/vip'));
      return false;
    }
    try {
      const { left } = await api('vegetable/takeExport', {}, { raw: true });
      toast.success(`已开始导出，今天还可导出 ${left} 次`);
      return true;
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : '导出没有开始，请检查网络后重试');
      return false;
    }
  };
  return { allow, note };
};
