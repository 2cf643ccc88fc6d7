import { defineModule } from '../../module.ts';
import { enterpriseRoutes } from './custom-order/enterprise.routes.ts';
import { invoiceRoutes } from './invoice/invoice.routes.ts';
import { orderRoutes } from './order/order.routes.ts';
import { paymentNotices } from './payment/notice-transfer.ts';
import { paymentRoutes } from './payment/payment.routes.ts';
import { startReconcileJob } from './payment/reconcile.ts';

export const commerceModule = defineModule({
  name: 'commerce',
  routes: [orderRoutes, paymentRoutes, invoiceRoutes, enterpriseRoutes],
  transfers: [{ prefix: '/payment/notify', serve: paymentNotices }],
  jobs: [{ name: '支付对账', start: startReconcileJob, whenListening: true }],
});
