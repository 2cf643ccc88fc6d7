import type { DataProductCard } from '@bee/contracts/resource/data';
import { freqTitles, levelTitles, periodText } from '@bee/domain/data-product';
import { formatCount, formatNumber } from '@bee/domain/format';
import { href, micrositeHref, useMicrosite } from '@bee/platform';
import { Cover, LeaveMark, SampleBadge, Tag } from '@bee/ui/content';
import './product-card.css';
import '../product/product-links.css';

type ProductCardProps = { product: DataProductCard; heading?: 'h2' | 'h3' };

/** Content, date and access of a product, before the click. */
export function ProductCard({ product, heading: Heading = 'h2' }: ProductCardProps) {
  const { id, title, summary, cate, cover, rows, fields, freq, formats, files, updated_at, sample } = product;
  const period = periodText(product);
  const site = useMicrosite();
  const stays = site !== null && product.tags.some((tag) => tag.id === site.tag.id);
  return (
    <article className="tools-product-card bee-box">
      <Cover type={cate.title} title={title} date={updated_at} {...(cover && { src: cover })} />
      <div className="tools-product-card-body">
        <Heading>
          <a
            href={stays ? micrositeHref(site, 'data', { product: id }) : href('product/detail', { id })}
            className="bee-row-link"
          >
            {title}
          </a>
          {site && !stays ? <LeaveMark /> : null}
        </Heading>
        <p className="bee-row-summary bee-small">{summary}</p>
        <dl className="tools-product-figures">
          <Figure label="行数" value={formatCount(rows)} hint={`${formatNumber(rows)} 行`} />
          <Figure label="字段" value={String(fields)} />
          <Figure label="更新" value={freqTitles[freq]} />
          <Figure label="最新" value={updated_at} />
        </dl>
        {period ? <p className="bee-note">数据时间 {period}</p> : null}
        <p className="tools-product-card-foot bee-note bee-wrap">
          {formats.map((format) => (
            <Tag key={format} type="grey">
              {format.toUpperCase()}
            </Tag>
          ))}
          <span>{files} 个文件</span>
          <SampleBadge sample={sample} />
          <ProductPrice product={product} />
        </p>
      </div>
    </article>
  );
}

function Figure({ label, value, hint }: { label: string; value: string; hint?: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="bee-num" title={hint}>
        {value}
      </dd>
    </div>
  );
}

/** The price of a product for sale, else what downloading its files requires. */
export function ProductPrice({ product: { access, price } }: { product: Pick<DataProductCard, 'access' | 'price'> }) {
  if (price) return <strong className="tools-product-price bee-num">¥{price}</strong>;
  return (
    <strong className={access === 'vip' ? 'tools-product-price is-vip' : 'tools-product-price'}>
      {levelTitles[access]}
    </strong>
  );
}
