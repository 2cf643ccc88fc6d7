import { definePage } from '@bee/platform';
import { PageHeader } from '@bee/ui/content';
import { readWayBack } from '../../parts/way-back.ts';
import { BenefitGrid } from './benefit-grid.tsx';
import { PlanCards } from './plan-cards.tsx';
import { Questions } from './questions.tsx';
import { RightsTable } from './rights-table.tsx';
import { Term } from './term.tsx';
import { VegetableWay } from './vegetable-way.tsx';
import { YearReceipt } from './year-receipt.tsx';

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
