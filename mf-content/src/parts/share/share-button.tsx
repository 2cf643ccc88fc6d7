import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import { type Part, usePart } from '../use-part.ts';
import type { SharePanelProps } from './share-panel.tsx';
import type { ShareTarget } from './share-target.ts';

const panel: Part<SharePanelProps> = {
  doors: ['interactive'],
  load: async () => (await import('./share-panel.tsx')).SharePanel,
};

/** 分享: link, QR code, the phone's own sheet and a poster; all of it comes with the first click. */
export const ShareButton = ({ target }: { target: ShareTarget }) => {
  const [open, setOpen] = useState(false);
  const Panel = usePart(open, panel);
  return (
    <>
      <Button
        icon={<Icon name="share" size={16} />}
        aria-haspopup="dialog"
        loading={open && !Panel}
        onClick={() => setOpen(true)}
      >
        分享
      </Button>
      {Panel && open ? <Panel target={target} onClose={() => setOpen(false)} /> : null}
    </>
  );
};
