import type { DataProductCard } from '@bee/contracts/resource/data';
import { defineQuery } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { definePage, href, WidgetSlot } from '@bee/platform';
import { PageHeader, PageSkeleton, Section } from '@bee/ui/content';
import { ProductCard } from '../../parts/data-product/product-card.tsx';
import { trail } from '../../parts/trail.ts';
import type { Embeds } from '../../widget-props.ts';
import { deliverables, kinds, steps } from './service-facts.ts';
import './data-service.css';
import '../../parts/data-product/product-card.css';

const LEAD = '站内没有的字段、地区和时段，可以委托我们整理：先给样本核对口径，再商定价格。';
const SAMPLES = 4;

/** Limit of the order's title. */
const LONGEST_TITLE = 80;

/** Describes what is needed. */
export const serviceQuery = defineQuery({ need: text(LONGEST_TITLE) });

type ServiceData = { samples: DataProductCard[] };

export const page = definePage<ServiceData>({
  load: async ({ api }) => ({ samples: (await api('data/getProductList', { limit: SAMPLES })).list }),
  head: () => ({
    title: '数据定制',
    description: `${LEAD}补充字段、专题整理、定期推送与数据清洗，提交需求不收费。`,
    jsonLd: {
      '@context': 'https://schema.org',
      '@type': 'Service',
      name: '农业数据定制',
      serviceType: '数据定制',
      provider: { '@type': 'Organization', name: '农小蜂', url: href('home') },
      areaServed: 'CN',
      url: href('data/customized'),
    },
  }),
  component: ({ data: { samples }, query }) => (
    <div className="tools-service">
      <PageHeader
        title="数据定制"
        breadcrumb={trail({ title: '数据产品', href: href('data/product') }, '数据定制')}
        lead={LEAD}
        meta={<a href="#order">直接填写需求</a>}
      />
      <Section title="可以定制什么" bare>
        <ul className="tools-service-kinds">
          {kinds.map(({ title, text, asks }) => (
            <li key={title} className="bee-card">
              <h3>{title}</h3>
              <p>{text}</p>
              <p className="tools-service-asks">例如：{asks}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="交付什么">
        <dl className="tools-service-facts">
          {deliverables.map(({ title, text }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      {samples.length > 0 ? (
        <Section
          title="交付的样子"
          note="已有的数据产品，字典与样本可以直接查看"
          more={{ title: '全部数据产品', href: href('data/product') }}
          bare
        >
          <ul className="tools-product-grid">
            {samples.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} heading="h3" />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="怎样进行">
        <ol className="tools-service-steps">
          {steps.map(({ title, text }, index) => (
            <li key={title}>
              <span className="tools-service-number bee-num" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <Section id="order" title="提交需求" note="不收费，商定后再决定是否委托">
        <OrderForm need={serviceQuery.read(query).need} />
      </Section>
    </div>
  ),
  skeleton: () => <PageSkeleton className="tools-service" width="60%" heights={[96, 200, 240]} />,
});

const OrderForm = ({ need }: { need: string | undefined }) => (
  <>
    {need ? (
      <p className="tools-service-need" role="note">
        需求主题：{need}
      </p>
    ) : null}
    <WidgetSlot<Embeds> of="mf-content/custom-order" props={{ kind: 'data', ...(need && { title: need }) }} />
  </>
);
