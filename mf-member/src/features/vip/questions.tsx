import { DAYS_TO_REFUND } from '@bee/domain/order-state';
import { href } from '@bee/platform';
import { Disclosure, Section } from '@bee/ui/content';
import './vip.css';

export const Questions = () => (
  <Section title="常见问题">
    <div className="member-questions">
      <Disclosure title="续费从哪一天算起？">
        <p>没有到期的，从原到期日往后加；已经到期的，从付款当天算起。下单前卡片上的日期就是续费后的到期日。</p>
      </Disclosure>
      <Disclosure title="可以退款吗？">
        <p>
          付款后 {DAYS_TO_REFUND} 天内可在<a href={href('user/order/list')}>我的订单</a>
          里申请，审核通过后原路退回，会员期相应收回。已申请发票的订单需先联系客服作废发票。
        </p>
      </Disclosure>
      <Disclosure title="怎样开发票？">
        <p>
          付款后在<a href={href('user/order/invoice_list')}>发票管理</a>里申请，支持多张订单合开一张电子发票。
        </p>
      </Disclosure>
      <Disclosure title="付款后多久生效？">
        <p>到账即生效，通常几秒，不必重新登录。付了款没有显示的，可在支付页点“已付款但没有显示”立即查询。</p>
      </Disclosure>
      <Disclosure title="到期后会自动扣费吗？">
        <p>不会。会员到期后自动停止，不签约、不自动续费。</p>
      </Disclosure>
    </div>
  </Section>
);
