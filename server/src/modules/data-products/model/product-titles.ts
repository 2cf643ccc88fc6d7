import type { ProductLevel } from '@bee/contracts/resource/data';

export const levelTitles: Record<ProductLevel, string> = {
  public: '公开',
  login: '登录可下载',
  vip: 'VIP 可下载',
  buy: '购买后下载',
};
