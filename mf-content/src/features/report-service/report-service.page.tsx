import { definePage, href } from '@bee/platform';
import { PageHeader, Section } from '@bee/ui/content';
import { CustomOrder } from '../../components/custom-order/custom-order.tsx';
import { deliverables, kinds, steps } from './service-facts.ts';
import './report-service.css';

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
        <ul className="content-service-kinds">
          {kinds.map(({ title, text, asks }) => (
            <li key={title} className="bee-card">
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="content-service-asks">例如：{asks}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="怎样进行">
        <ol className="content-service-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="content-service-number bee-num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section title="交付什么" more={{ title: '看已有的报告', href: href('report/list', { type: 'self_report' }) }}>
        <dl className="content-service-facts">
          {deliverables.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section id="order" title="提交需求" note="不收费，商定后再决定是否委托">
        <CustomOrder kind="report" />
      </Section>
    </>
  ),
});
