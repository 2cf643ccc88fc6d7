import { alertText } from '@bee/domain/price-alert';
import { type LazyComponent, openLogin, useLazyComponent, useSession } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import { useOverlay } from '../../lib/use-overlay.ts';
import type { AlertModal, AlertTarget } from './alert-modal.tsx';
import { useWatchList } from './watch.queries.ts';

/** Loaded on the first click. */
export const alertModal: LazyComponent<ComponentProps<typeof AlertModal>> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => (await import('./alert-modal.tsx')).AlertModal,
};

/** Sets the alert of a product, or shows the existing one. A visitor signs in first and returns to the form. */
export function AlertButton({ target }: { target: AlertTarget }) {
  const { status } = useSession();
  const [wanted, setWanted] = useOverlay('alert');
  const open = wanted && status === 'member';
  const watched = useWatchList({ id: target.id, limit: 1 });
  const Modal = useLazyComponent(open, alertModal);
  const alert = status === 'member' ? (watched.data?.list[0]?.alert ?? null) : null;
  const click = () => {
    if (status === 'member') setWanted(true);
    else openLogin({ callback: () => setWanted(true) });
  };
  return (
    <>
      <Button
        icon={<Icon name="bell" size={16} />}
        aria-haspopup="dialog"
        loading={open && (!Modal || watched.isPending)}
        onClick={click}
      >
        {alert ? `预警：${alertText(alert)}` : '设预警'}
      </Button>
      {Modal && open && !watched.isPending ? (
        <Modal target={target} alert={alert} onClose={() => setWanted(false)} />
      ) : null}
    </>
  );
}
