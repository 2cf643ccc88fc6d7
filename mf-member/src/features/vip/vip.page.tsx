import { DAYS_TO_REFUND } from '@bee/domain/order-state';
import { vipBenefits } from '@bee/domain/vip-plans';
import { definePage, href, useSession } from '@bee/platform';
import { Disclosure, Icon, type IconName, LinkButton, PageHeader, Section } from '@bee/ui/content';
import { linkHref } from '../../lib/link-href.ts';
import { readWayBack } from '../../lib/way-back.ts';
import { PlanCards } from './plan-cards.tsx';
import { RightsTable } from './rights-table.tsx';
import { Term } from './term.tsx';
import { YearReceipt } from './year-receipt.tsx';
import './vip.css';

const LEAD = '研报全文、三年行情、数据导出与 AI 问答，一次开通，全站通用。';

export const page = definePage({
  head: () => ({ title: 'VIP会员', description: LEAD }),
  component: ({ query }) => (
    <>
      <PageHeader title="VIP会员" lead={LEAD} />
      <Term />
      <PlanCards back={readWayBack(query)} />
      <YearReceipt />
      <BenefitGrid />
      <RightsTable />
      <VegetableWay />
      <Questions />
    </>
  ),
});

const icons: Record<(typeof vipBenefits)[number]['id'], IconName> = {
  reports: 'report',
  history: 'chart',
  exports: 'download',
  ai: 'ai',
  alerts: 'bell',
  badge: 'vip',
  custom: 'standard',
  events: 'leaf',
};

function BenefitGrid() {
  return (
    <Section title="八大特权" bare>
      <ul className="member-benefits">
        {vipBenefits.map(({ id, title, text }) => (
          <li key={id} className="bee-card">
            <Icon name={icons[id]} size={28} />
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Questions() {
  return (
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
}

/** For users who only need vegetable prices. */
function VegetableWay() {
  const { isVegetableVip } = useSession();
  const to = linkHref({ page: 'application/vegetable/vip', params: {} });
  if (!to) return null;
  return (
    <div className="bee-notice is-gate member-vip-way">
      <div>
        <strong>只看蔬菜行情？</strong>
        <p>蔬菜 VIP 单独开通：全部蔬菜历史行情、市场周报全文与每日导出，价格更低，与 VIP 互不影响。</p>
      </div>
      <LinkButton href={to}>{isVegetableVip ? '查看蔬菜 VIP' : '了解蔬菜 VIP'}</LinkButton>
    </div>
  );
}
