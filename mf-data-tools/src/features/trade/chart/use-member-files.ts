import { openLogin, useSession } from '@bee/platform';
import type { DownloadButtonProps } from '@bee/ui/data';

/** Tables are downloadable for members, pictures for all users. Larger files come from the query builder. */
export const useMemberFiles = (): Pick<DownloadButtonProps, 'allow' | 'note'> => {
  const { status } = useSession();
  return {
    note:
      status === 'member'
        ? '更多商品、伙伴与时期请用“数据查询”导出。'
        : 'Excel 与 CSV 登录后可下载；图片对所有人开放。',
    allow: async () => {
      if (status === 'member') return true;
      openLogin();
      return false;
    },
  };
};
