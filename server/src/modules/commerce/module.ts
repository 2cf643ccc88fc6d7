import { defineModule } from '../../module.ts';
import { enterpriseRoutes } from './custom-order/routes/enterprise.routes.ts';
import { invoiceRoutes } from './invoice/routes/invoice.routes.ts';
import { orderRoutes } from './order/routes/order.routes.ts';
import { reconcileJob } from './payment/jobs/reconcile.ts';
import { paymentNotices } from './payment/routes/notice-transfer.ts';
import { paymentRoutes } from './payment/routes/payment.routes.ts';

export const commerceModule = defineModule({
  name: 'commerce',
  routes: [orderRoutes, paymentRoutes, invoiceRoutes, enterpriseRoutes],
  transfers: [{ prefix: '/payment/notify', serve: paymentNotices }],
  jobs: [reconcileJob],
});
