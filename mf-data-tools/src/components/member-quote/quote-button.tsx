import { type LazyComponent, openLogin, useLazyComponent, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import { useOverlay } from '../../lib/use-overlay.ts';
import type { QuoteModal, QuoteTarget } from './quote-modal.tsx';

/** Loaded on the first click. */
const quoteModal: LazyComponent<ComponentProps<typeof QuoteModal>> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => (await import('./quote-modal.tsx')).QuoteModal,
};

/** Opens the quote form. A visitor signs in first and returns to it. */
export function QuoteButton({ target }: { target: QuoteTarget }) {
  const { status } = useSession();
  const [wanted, setWanted] = useOverlay('quote');
  const open = wanted && status === 'member';
  const Modal = useLazyComponent(open, quoteModal);
  const click = () => {
    if (status === 'member') setWanted(true);
    else openLogin({ callback: () => setWanted(true) });
  };
  return (
    <>
      <Button icon={<Icon name="feedback" size={16} />} aria-haspopup="dialog" loading={open && !Modal} onClick={click}>
        我来报价
      </Button>
      {Modal && open ? <Modal target={target} onClose={() => setWanted(false)} /> : null}
    </>
  );
}
