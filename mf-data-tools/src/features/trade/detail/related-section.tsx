import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Empty, Section, Tag } from '@bee/ui/content';
import { ProductLinks } from '../../../components/product/product-links.tsx';
import type { TradeDetail } from './detail-query.ts';
import '../trade.css';
import '../../../layout/page.css';
import '../../../components/herb-chart/herb-chart.css';

type RelatedSectionProps = {
  detail: TradeDetail;
  cates: DataFor<'trade/getProductCateList'>;
  links: DataFor<'product/getLinks'> | null;
};

/** The product's position in the directory, its neighbours, and related content of the site. */
export function RelatedSection({ detail, cates, links }: RelatedSectionProps) {
  const { path, hs_codes, tags, cate, name } = detail;
  const codes = [...new Map([...path, ...hs_codes].map((one) => [one.code, one])).values()];
  const neighbours = (cates.find((one) => one.cate === cate)?.products ?? []).filter((one) => one.name !== name);
  return (
    <>
      {links ? <ProductLinks links={links} /> : null}
      {tags.length > 0 ? (
        <Section title="专题">
          <ul className="tools-specs bee-wrap">
            {tags.map(({ id, title }) => (
              <li key={id}>
                <Tag href={href('article/tag', { tagId: id })}>{title}</Tag>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="HS 目录" note="点编码在目录中查看">
        <ul className="tools-links">
          {codes.map(({ code, name: title, valid_to }) => (
            <li key={code}>
              <a href={href('application/trade/product-directory', { open: code })}>{code}</a>{' '}
              <span>
                {title}
                {valid_to === null ? '' : `（只用到 ${valid_to} 年）`}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={cate ? `其他${cate}` : '其他商品'}>
        {neighbours.length > 0 ? (
          <ul className="tools-links">
            {neighbours.map(({ name: title, to }) => (
              <li key={title}>
                <a href={href(to.page, to.params)}>{title}</a>
              </li>
            ))}
          </ul>
        ) : (
          <Empty title="没有同类商品">可以在商品目录中按 HS 编码查找相近商品。</Empty>
        )}
      </Section>
    </>
  );
}
