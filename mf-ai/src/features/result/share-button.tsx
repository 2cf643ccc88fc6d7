import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { useState } from 'react';
import type { ShareDialogProps, ShareLink } from './share-dialog.tsx';

const dialog: LazyComponent<ShareDialogProps> = {
  styles: ['interactive', 'share'],
  load: async () => (await import('./share-dialog.tsx')).ShareDialog,
};

/** Opens the dialog that creates a public link to a snapshot of this chat. */
export function ShareButton({ chatId, link: known }: { chatId: string; link: ShareLink }) {
  const [open, setOpen] = useState(false);
  const [link, setLink] = useState(known);
  const Dialog = useLazyComponent(open, dialog);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        loading={open && !Dialog}
        icon={<Icon name="share" size={16} />}
        onClick={() => setOpen(true)}
      >
        {link.share === null ? '分享' : '已分享'}
      </Button>
      {Dialog && open ? <Dialog chatId={chatId} link={link} onChange={setLink} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
