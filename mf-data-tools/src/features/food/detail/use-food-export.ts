import { foodExports, foodTier } from '@bee/domain/food-rights';
import { ApiError, openLogin, toast, useApi, useSession } from '@bee/platform';
import type { DownloadButtonProps } from '@bee/ui/data';

/** Tables of foods are for members and counted by the server. */
export const useFoodExport = (): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const api = useApi();
  const session = useSession();
  const limit = foodExports[foodTier(session.status === 'member' ? session : null)];
  const note =
    limit > 0
      ? `表格每天可导出 ${limit} 次。`
      : `登录后每天可导出 ${foodExports.member} 次，VIP会员 ${foodExports.vip} 次。`;
  const allow = async () => {
    if (session.status !== 'member') {
      openLogin();
      return false;
    }
    try {
      const { left } = await api('food/takeExport', {}, { raw: true });
      toast.success(`已开始导出，今天还可导出 ${left} 次`);
      return true;
    } catch (error) {
      toast.error(error instanceof ApiError ? error.message : '导出没有开始，请检查网络后重试');
      return false;
    }
  };
  return { allow, note };
};
