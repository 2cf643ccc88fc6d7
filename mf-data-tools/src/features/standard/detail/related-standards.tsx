import type { Standard } from '@bee/contracts/entity/standard';
import { Section } from '@bee/ui/content';
import { StandardLines } from '../../../parts/standard/standard-lines.tsx';

export const RelatedStandards = ({ standard: { related } }: { standard: Standard }) =>
  related.length === 0 ? null : (
    <Section title="相关标准" note="同一编号的其他部分、同一产品或同一分类，现行与即将实施">
      <StandardLines list={related} />
    </Section>
  );
