import type { RefundCause, RefundStatus } from '@bee/contracts/entity/refund';
import type { TagProps } from '@bee/ui/content';

export const refundCauses: Record<RefundCause, string> = {
  member: '会员申请',
  operator: '客服发起',
  late: '关闭后到账',
  double: '重复付款',
};

export const refundTones: Record<RefundStatus, NonNullable<TagProps['type']>> = {
  requested: 'honey',
  failed: 'red',
  approved: 'blue',
  sent: 'blue',
  done: 'green',
  rejected: 'grey',
  withdrawn: 'grey',
};
