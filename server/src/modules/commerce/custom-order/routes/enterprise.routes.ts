import type { Deps } from '../../../../deps.ts';
import { EnvelopeExtras, type Route, route } from '../../../../http/route.ts';
import { addCustomOrder } from '../service/custom-order.service.ts';

export const enterpriseRoutes = ({ db }: Deps): Route[] => [
  route('enterprise/addCustomOrder', async (input, context) => {
    const order = await addCustomOrder(db, input, context);
    return new EnvelopeExtras(order, { msg: `需求已提交，编号 ${order.no}` });
  }),
];
