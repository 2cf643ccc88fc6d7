import type { DataProductCard } from '@bee/contracts/resource/data';
import { Section } from '@bee/ui/content';
import { ProductCard } from '../../components/data-product/product-card.tsx';
import '../../components/data-product/product-card.css';

/** Nothing without products, or when they failed to load. */
export function RelatedProducts({ products }: { products: DataProductCard[] | null }) {
  if (!products || products.length === 0) return null;
  return (
    <Section title="相关数据产品" bare>
      <ul className="tools-product-grid">
        {products.slice(0, 4).map((product) => (
          <li key={product.id}>
            <ProductCard product={product} heading="h3" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
