import { definePage, href } from '@bee/platform';
import { PageHeader, Section, ServiceFacts, ServiceKinds, ServiceSteps } from '@bee/ui/content';
import { CustomOrder } from '../../components/custom-order/custom-order.tsx';
import { deliverables, kinds, steps } from './service-facts.ts';

const LEAD = '站内没有现成答案的问题，可以委托我们专门研究：先商定范围与价格，再动笔。';

export const page = definePage({
  head: () => ({
    title: '报告定制',
    description: `${LEAD}产业调研、行情分析、政策梳理与数据专题，提交需求不收费。`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: '农业研究报告定制',
      serviceType: '研究报告定制',
      provider: { '@type': 'Organization', name: '农小蜂', url: href('home') },
      areaServed: 'CN',
      url: href('report/customized'),
    },
  }),
  component: () => (
    <>
      <PageHeader
        title="报告定制"
        breadcrumb={[
          { title: '首页', href: href('home') },
          { title: '研究报告', href: href('report/list', { type: 'self_report' }) },
          { title: '报告定制' },
        ]}
        lead={LEAD}
      />
      <Section title="可以定制什么" bare>
        <ServiceKinds kinds={kinds} />
      </Section>
      <Section title="怎样进行">
        <ServiceSteps steps={steps} />
      </Section>
      <Section title="交付什么" more={{ title: '看已有的报告', href: href('report/list', { type: 'self_report' }) }}>
        <ServiceFacts facts={deliverables} />
      </Section>
      <Section id="order" title="提交需求" note="不收费，商定后再决定是否委托">
        <CustomOrder kind="report" />
      </Section>
    </>
  ),
});
