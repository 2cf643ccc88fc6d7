import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { formatInstant, formatPrice } from '@bee/domain/format';
import { EDITABLE_STATES, supplyStates } from '@bee/domain/supply';
import { href, useApiQuery } from '@bee/platform';
import { Card, Empty, KeyValueList, LinkButton, PageHeader, SampleBadge, Section, Tag } from '@bee/ui/content';
import { trail } from '../../../lib/trail.ts';
import { PhoneReveal } from './phone-reveal.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { PostingMessages } from './posting-messages.tsx';
import {
  againstWholesale,
  DISTANCE_NOTE,
  daysText,
  distanceText,
  kilogramText,
  priceText,
  quantityText,
} from './posting-text.ts';
import { formHref, kindTitle, listHref, ownHref } from './supply-query.ts';
import { SupplyReport } from './supply-report.tsx';
import './supply.css';

/** The server-rendered data is a visitor's and up to a minute old; the browser fetches the user's own once. */
export function PostingDetail({ rendered, near }: { rendered: SupplyDetail; near: string | undefined }) {
  const live = useApiQuery(
    'vegetable/getSupplyDemandDetail',
    { id: rendered.id, seen: 1 },
    { raw: true, staleTime: 0 },
  );
  const posting = live.data ?? rendered;
  const { kind, title, product, published_at, contacts, views, sample, is_owner, status } = posting;
  if (live.error && 'code' in live.error && live.error.code === 404)
    return (
      <Empty
        title="这条信息已下架"
        action={<LinkButton href={listHref(kind, product)}>看其他{product}信息</LinkButton>}
      >
        {live.error.message}
      </Empty>
    );
  return (
    <div className="tools-supply-detail">
      <PageHeader
        title={title}
        breadcrumb={trail(
          { title: `${kindTitle(kind)}信息`, href: listHref(kind) },
          { title: product, href: listHref(kind, product) },
          title,
        )}
        meta={
          <>
            <Tag type={kind === 'supply' ? 'green' : 'blue'}>{kindTitle(kind)}</Tag>
            {published_at ? (
              <span>
                发布于 <time dateTime={published_at}>{formatInstant(published_at)}</time>
              </span>
            ) : null}
            <span>{views} 次浏览</span>
            <span>{contacts} 人看过电话</span>
            <SampleBadge sample={sample} />
          </>
        }
      />
      {is_owner ? (
        <p className="tools-supply-own">
          这是您发布的信息，现在是“{supplyStates[status]}”。
          {EDITABLE_STATES.includes(status) ? <a href={formHref({ edit: posting.id })}>修改</a> : null}{' '}
          <a href={ownHref()}>去我的供需管理</a>
        </p>
      ) : null}
      <div className="tools-supply-columns">
        <Card className="tools-supply-main">
          <p className="tools-supply-price">
            <strong>{priceText(posting)}</strong>
            {kilogramText(posting) ? <small>{kilogramText(posting)}</small> : null}
            <Tag type={posting.days_left <= 3 ? 'honey' : 'grey'}>{daysText(posting.days_left)}</Tag>
          </p>
          <Wholesale posting={posting} />
          <KeyValueList items={factsOf(posting, near)} />
          {posting.desc ? <p className="tools-supply-desc">{posting.desc}</p> : null}
          <PictureStrip title={title} images={posting.images} />
        </Card>
        <aside className="tools-supply-aside" aria-label="联系发布人">
          <PostingMessages posting={posting} />
          <Card>
            <PhoneReveal posting={posting} />
          </Card>
          {is_owner ? null : <SupplyReport id={posting.id} />}
          <Disclaimer />
        </aside>
      </div>
    </div>
  );
}

const factsOf = (posting: SupplyDetail, near: string | undefined) => [
  { label: '品名', value: posting.product },
  { label: '品种', value: posting.variety },
  { label: '规格', value: posting.spec },
  { label: '数量', value: quantityText(posting) },
  { label: '所在地', value: posting.place },
  ...(near ? [{ label: '距离', value: `${distanceText(posting.adcode, near)}（${DISTANCE_NOTE}）` }] : []),
  { label: '产地', value: posting.origin },
  { label: '联系人', value: posting.contact },
  { label: '有效期至', value: <time dateTime={posting.expires_at}>{posting.expires_at}</time> },
];

/** 同类行情: the wholesale price of the product with its day and market. */
function Wholesale({ posting: { ref_price, price_kg, product } }: { posting: SupplyDetail }) {
  if (!ref_price || ref_price.price_avg === null) return null;
  const against = againstWholesale(price_kg, ref_price.price_avg);
  return (
    <p className="tools-supply-wholesale">
      {product}当前批发均价{' '}
      <a href={href(ref_price.to.page, ref_price.to.params)}>{formatPrice(ref_price.price_avg)} 元/公斤</a>（
      {ref_price.market}，<time dateTime={ref_price.date}>{ref_price.date}</time>
      {ref_price.sample ? '，示例数据' : ''}）{against ? `，本条${against}` : ''}
    </p>
  );
}

function Disclaimer() {
  return (
    <Section title="免责声明" bare>
      <p className="tools-supply-note">
        信息由会员自行发布并对真实性负责，平台只做形式审核，不参与交易，也不为任何一方担保。请先核实身份、看货验质再付款；不要向陌生账户预付定金。发现虚假信息请举报。
      </p>
    </Section>
  );
}
