import type { DataProduct } from '@bee/contracts/resource/data';
import { href, useMicrosite } from '@bee/platform';
import { KeyValueList, RichText, Section, Tag } from '@bee/ui/content';
import '../data-product.css';

/** Uses, licence and citation of the product. */
export function ProductAbout({ product }: { product: DataProduct }) {
  const { desc_html, licence, citation, tags, cate } = product;
  const site = useMicrosite();
  return (
    <Section id="about" title="说明">
      <div className="tools-product-about">
        <RichText html={desc_html} />
        <KeyValueList
          columns={1}
          items={[
            {
              label: '分类',
              value: site ? cate.title : <a href={href('data/product', { cate: cate.id })}>{cate.title}</a>,
            },
            {
              label: '标签',
              value: (
                <span className="tools-product-tags bee-wrap">
                  {tags.map(({ id, title }) => (
                    <Tag key={title} type="grey" href={site ? undefined : href('data/product', { tag: id ?? title })}>
                      {title}
                    </Tag>
                  ))}
                </span>
              ),
            },
            { label: '授权', value: licence },
            { label: '引用格式', value: citation },
          ]}
        />
      </div>
    </Section>
  );
}
