import type { SupplyPosting } from '@bee/contracts/entity/supply';
import { formatPrice } from '@bee/domain/format';
import { Icon, SampleBadge, Tag } from '@bee/ui/content';
import { againstWholesale, daysText, distanceText, kilogramText, priceText, quantityText } from './posting-text.ts';
import { kindTitle, postingHref } from './supply-query.ts';
import './supply.css';

const SOON_DAYS = 3;

type PostingCardProps = { posting: SupplyPosting; heading?: 'h2' | 'h3'; near?: string | undefined };

/** A posting in the list: product, quantity, price, place, expiry. */
export function PostingCard({ posting, heading: Heading = 'h2', near }: PostingCardProps) {
  const { id, kind, title, product, spec, place, adcode, days_left, expires_at, images, contacts, sample } = posting;
  const [first] = images;
  const kilogram = kilogramText(posting);
  return (
    <article className="tools-posting">
      {first ? (
        <img className="tools-posting-picture" src={first.url} alt={`${title} 的图片`} loading="lazy" />
      ) : (
        <span className="tools-posting-picture is-drawn" aria-hidden="true">
          <Icon name={kind === 'supply' ? 'leaf' : 'search'} size={24} />
          {product}
        </span>
      )}
      <div className="tools-posting-body">
        <Heading>
          <a href={postingHref(id, near)} className="tools-posting-link">
            {title}
          </a>
        </Heading>
        <p className="tools-posting-price">
          <strong>{priceText(posting)}</strong>
          {kilogram ? <small>{kilogram}</small> : null}
        </p>
        <Against posting={posting} />
        <p className="tools-posting-facts">
          <span>
            {kindTitle(kind)} {quantityText(posting)}
          </span>
          <span>{spec ? `${product} · ${spec}` : product}</span>
          <span>{place}</span>
          {near ? <span>{distanceText(adcode, near)}</span> : null}
        </p>
        <p className="tools-posting-facts">
          <Tag type={days_left <= SOON_DAYS ? 'honey' : 'grey'}>
            <time dateTime={expires_at} title={`展示到 ${expires_at}`}>
              {daysText(days_left)}
            </time>
          </Tag>
          {contacts > 0 ? <span>{contacts} 人看过电话</span> : null}
          <SampleBadge sample={sample} />
        </p>
      </div>
    </article>
  );
}

/** The price against the newest wholesale price, or that price where there is nothing to compare. */
function Against({ posting: { wholesale, price_kg } }: { posting: SupplyPosting }) {
  if (!wholesale) return <p className="tools-posting-market">近 30 天没有批发报价可比</p>;
  const { avg, date, market } = wholesale;
  return (
    <p className="tools-posting-market" title={`${market}，${date}`}>
      {againstWholesale(price_kg, avg) ?? '批发均价'}（
      <span className="bee-num">
        {formatPrice(avg)} 元/公斤，<time dateTime={date}>{date.slice(5)}</time>
      </span>
      ）
    </p>
  );
}
