import type { Link } from '@bee/contracts/entity/link';

export const tableLink = (modelId: string): Link => ({ page: 'data/retrieval', params: { m: modelId } });
