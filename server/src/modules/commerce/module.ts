import { defineModule } from '../../module.ts';
import { enterpriseRoutes } from './custom-order/routes/enterprise.routes.ts';
import { invoiceRoutes } from './invoice/routes/invoice.routes.ts';
import { expireOrdersJob } from './order/jobs/expire-orders.ts';
import { orderRoutes } from './order/routes/order.routes.ts';
import { checkPaymentsJob } from './payment/jobs/check-payments.ts';
import { processNoticesJob } from './payment/jobs/process-notices.ts';
import { paymentNotices } from './payment/routes/notice-transfer.ts';
import { paymentRoutes } from './payment/routes/payment.routes.ts';
import { sendRefundsJob } from './refund/jobs/send-refunds.ts';

export const commerceModule = defineModule({
  name: 'commerce',
  routes: [orderRoutes, paymentRoutes, invoiceRoutes, enterpriseRoutes],
  transfers: [{ prefix: '/payment/notify', serve: paymentNotices }],
  jobs: [expireOrdersJob, processNoticesJob, checkPaymentsJob, sendRefundsJob],
});
