import { alertText } from '@bee/domain/price-alert';
import type { Deps } from '../../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../../http/route.ts';
import { readWatchList, removePriceAlert, setPriceAlert } from '../service/watch.service.ts';

export const watchRoutes = ({ db }: Deps): Route[] => [
  route('user/getPriceWatchList', (input, context) => readWatchList(db, input, context)),
  route('user/setPriceAlert', async (input, context) => {
    const { item, holds } = await setPriceAlert(db, input, context);
    const rule = alertText({ ...input, days: input.days ?? null });
    const msg = holds ? `预警已保存；现在已经${rule}，离开后再次达到时提醒` : `预警已保存：${rule}时提醒`;
    return new EnvelopeExtras(item, { msg });
  }),
  route('user/removePriceAlert', async ({ id }, context) => {
    await removePriceAlert(db, id, context);
    return new EnvelopeExtras(null, { msg: '预警已删除' });
  }),
];
