import { Tag } from '@bee/ui/content';
import { type Validity, validities } from '../lib/validity.ts';

export function ValidityTag({ validity }: { validity: Validity }) {
  const { title, tone } = validities[validity];
  return <Tag type={tone}>{title}</Tag>;
}
