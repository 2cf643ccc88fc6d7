import type { DataProductCard } from '@bee/contracts/resource/data';
import { defineQuery } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { definePage, href, WidgetSlot } from '@bee/platform';
import {
  PageHeader,
  PageSkeleton,
  Section,
  type ServiceFact,
  ServiceFacts,
  type ServiceKind,
  ServiceKinds,
  ServiceSteps,
} from '@bee/ui/content';
import { ProductCard } from '../../components/data-product/product-card.tsx';
import { trail } from '../../lib/trail.ts';
import type { Embeds } from '../../widget-props.ts';
import './data-service.css';
import '../../components/data-product/product-card.css';

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
    <>
      <PageHeader
        title="数据定制"
        breadcrumb={trail({ title: '数据产品', href: href('data/product') }, '数据定制')}
        lead={LEAD}
        meta={<a href="#order">直接填写需求</a>}
      />
      <Section title="可以定制什么" bare>
        <ServiceKinds kinds={kinds} />
      </Section>
      <Section title="交付什么">
        <ServiceFacts facts={deliverables} />
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
        <ServiceSteps steps={steps} />
      </Section>
      <Section id="order" title="提交需求" note="不收费，商定后再决定是否委托">
        <OrderForm need={serviceQuery.read(query).need} />
      </Section>
    </>
  ),
  skeleton: () => <PageSkeleton width="60%" heights={[96, 200, 240]} />,
});

function OrderForm({ need }: { need: string | undefined }) {
  return (
    <>
      {need ? (
        <p className="tools-service-need" role="note">
          需求主题：{need}
        </p>
      ) : null}
      <WidgetSlot<Embeds> of="mf-content/custom-order" props={{ kind: 'data', ...(need && { title: need }) }} />
    </>
  );
}

const kinds: ServiceKind[] = [
  {
    title: '补充字段与时段',
    text: '在已有数据产品上增加字段、地区、品种或更长的历史，与原文件按同一口径衔接。',
    asks: '蔬菜批发价格能否加上到货量，并补到 2015 年？',
  },
  {
    title: '专题数据整理',
    text: '把分散在公告、年鉴、海关与市场的数据整理成一张可用的表，注明每个数的来源。',
    asks: '近十年各省设施蔬菜面积、产量与扶持政策，做成一张表。',
  },
  {
    title: '定期数据推送',
    text: '按日、周、月交付固定格式的文件，口径变动提前说明，缺报不补造。',
    asks: '每周一早上给我们五个药市的三七各头数价格。',
  },
  {
    title: '数据清洗与匹配',
    text: '统一单位、规格、地名与编码，把您自己的台账与公开数据对起来。',
    asks: '把采购台账的品名对应到标准品种和 HS 编码。',
  },
];

const steps: ServiceFact[] = [
  { title: '提交需求', text: '写明指标、地区、时间和用途，可以附上样表。得到一个编号，不登录也可以。' },
  { title: '评估与样本', text: '工作人员联系您，说明哪些能做、哪些没有来源，并给出少量样本核对口径。' },
  { title: '商定委托', text: '书面确认字段、格式、交付日期和价格；在此之前不产生费用。' },
  { title: '交付与更正', text: '按约定交付文件与字典，发现差错负责更正，定期数据记录每次变动。' },
];

const deliverables: ServiceFact[] = [
  { title: '数据文件', text: 'CSV（UTF-8）与 XLSX，一行一条记录；需要时提供接口。' },
  { title: '字段字典', text: '每个字段的含义、单位、类型、取值与完整率，缺失留空，不以 0 代替。' },
  { title: '来源与方法', text: '逐项注明来源、发布日期与换算、平均的方法，可以复核。' },
  { title: '更新记录', text: '定期交付的数据，每次发布的行数变化、字段变化与修订说明。' },
  { title: '使用范围', text: '内部使用、公开引用或再分发，在委托时书面约定。' },
];
