import { definePage } from '@bee/platform';
import { comingSoonPage } from '@bee/ui/content';
import { Account } from '../../frame/account.tsx';
import { SanqiFrame } from '../../frame/sanqi-frame.tsx';

export const page = definePage({
  component: ({ params, query }) => (
    <SanqiFrame current="sanqi/dataset" account={<Account />} {...(params.tagId && { tagId: params.tagId })}>
      {comingSoonPage.render(null, { params, query })}
    </SanqiFrame>
  ),
});
