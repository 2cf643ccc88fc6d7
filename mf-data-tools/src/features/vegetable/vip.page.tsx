import { definePage, href } from '@bee/platform';
import { PageHeader, Section } from '@bee/ui/content';
import { trail } from '../../parts/trail.ts';
import { BenefitTable } from './vip/benefit-table.tsx';
import { MembershipState } from './vip/membership-state.tsx';
import { PlanCards } from './vip/plan-cards.tsx';
import './vip/vip.css';

export const page = definePage({
  head: () => ({
    title: '蔬菜VIP',
    description: '蔬菜VIP：全部历史行情、市场周报与调研全文、数据导出与价格预警；套餐与价格',
  }),
  component: () => (
    <div className="tools-vip">
      <PageHeader
        title="蔬菜VIP"
        breadcrumb={trail(
          { title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) },
          '蔬菜VIP',
        )}
        lead="看全部历史行情和市场周报全文，导出数据，价格到了就提醒。"
      />
      <MembershipState />
      <Section title="套餐" note="人民币，含税；在有效期内续费，时间接在到期日之后" bare>
        <PlanCards />
      </Section>
      <Section title="权益对比" note="最新报价、各市场对比与每日简报对所有人开放" flush>
        <BenefitTable />
      </Section>
    </div>
  ),
});
