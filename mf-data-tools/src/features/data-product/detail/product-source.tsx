import type { DataProduct } from '@bee/contracts/resource/data';
import { SourceNote } from '@bee/ui/content';

export function ProductSource({ product: { source, updated_at, sample } }: { product: DataProduct }) {
  return (
    <SourceNote source={source.name} href={source.url ?? undefined} updatedAt={updated_at} sample={sample}>
      <span>缺失的值留空，不以 0 代替</span>
    </SourceNote>
  );
}
