import type { DataProduct } from '@bee/contracts/resource/data';
import { shanghaiDay } from '@bee/domain/calendar-day';
import { Button, copyText, FavoriteButton, Icon, ShareButton, shareAddress } from '@bee/ui/content';
import { type DetailQuery, detailHref, type ProductPageId } from './detail-query.ts';
import '../../../layout/page.css';

type ProductActionsProps = { product: DataProduct; query: DetailQuery; page: ProductPageId };

export function ProductActions({ product, query: { id, site }, page }: ProductActionsProps) {
  return (
    <div className="bee-wrap">
      <FavoriteButton type="product" id={product.id} />
      <Button
        icon={<Icon name="copy" size={16} />}
        onClick={() => void copyText(fullCitation(product, shareAddress(), new Date()), '引用格式（GB/T 7714）已复制')}
      >
        复制引用
      </Button>
      <ShareButton
        target={{
          title: product.title,
          kind: page === 'product/dataset' ? '数据集' : '数据产品',
          summary: product.summary,
          date: product.updated_at,
          source: product.source.name,
          sample: product.sample,
          to: detailHref(page, { id, site }),
        }}
      />
      <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
        打印
      </Button>
    </div>
  );
}

/** The citation with the access date in Shanghai and the address. */
export const fullCitation = ({ citation }: Pick<DataProduct, 'citation'>, address: string, today: Date): string =>
  `${citation.replace(/\.$/, '')}[${shanghaiDay(today)}]. ${address}.`;
