import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Disclosure, Empty, Section } from '@bee/ui/content';
import '../trade.css';
import '../../../layout/page.css';

type CateTreeProps = { cates: DataFor<'trade/getProductCateList'>; open?: string };

/** 农产品大类: products by their common names. */
export function CateTree({ cates, open }: CateTreeProps) {
  return (
    <Section title="农产品大类">
      {cates.length === 0 ? <Empty title="目录里还没有商品">可以按左侧 HS 编码查找。</Empty> : null}
      {cates.map(({ cate, count, products }) => (
        <Disclosure
          key={`${cate} ${cate === open}`}
          open={cate === open}
          title={
            <>
              {cate} <small className="tools-muted">{count}</small>
            </>
          }
        >
          <ul className="tools-links">
            {products.map(({ name, to }) => (
              <li key={name}>
                <a href={href(to.page, to.params)}>{name}</a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  );
}
