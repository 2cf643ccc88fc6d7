import type { CustomOrder } from '@bee/contracts/entity/custom-order';
import { customOrderStates } from '@bee/domain/custom-order';
import { Conflict, NotFound } from '../../../http/errors.ts';
import type { CallContext, ServiceOf } from '../../../http/route.ts';
import { uidOf } from '../../../http/viewer.ts';
import { withMember } from '../../commerce/index.ts';
import { changeCustomOrder, findCustomOrder, readOwner } from '../store/custom-order.repository.ts';
import { closeQuoted } from './quote-custom-order.service.ts';

/** Changes the status of an order and records the operator, time and note. */
export const setCustomOrderStatus: ServiceOf<
  'ops/setCustomOrderStatus',
  [context: Pick<CallContext, 'viewer' | 'now'>]
> = async (db, { id, status, note }, context) => {
  const operator = uidOf(context);
  const changed = await changeCustomOrder(db, id, { status, note, operator, now: context.now });
  const order = await findCustomOrder(db, id);
  if (!order) throw new NotFound('这份定制需求不存在');
  const { uid } = await readOwner(db, id);
  if (changed && status === 'declined' && uid !== null)
    await withMember(db, uid, (tx) => closeQuoted(tx, uid, id, context.now));
  if (!changed) throw new Conflict(refusal(order, customOrderStates[status]));
  return order;
};

const refusal = ({ no, status, steps }: CustomOrder, wanted: string): string => {
  const who = steps.at(-1)?.operator;
  return `${no} 现在是“${customOrderStates[status]}”${who ? `（${who}）` : ''}，不能改为“${wanted}”，请刷新列表`;
};
