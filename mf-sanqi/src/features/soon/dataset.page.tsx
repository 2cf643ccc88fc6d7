import { definePage } from '@bee/platform';
import { comingSoonPage } from '@bee/ui/content';
import { SanqiFrame } from '../../frame/sanqi-frame.tsx';

export const page = definePage({
  component: ({ params, query }) => (
    <SanqiFrame current="sanqi/dataset" {...(params.tagId && { tagId: params.tagId })}>
      {comingSoonPage.render(null, { params, query })}
    </SanqiFrame>
  ),
});
