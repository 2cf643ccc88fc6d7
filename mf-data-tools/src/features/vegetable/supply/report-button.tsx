import { type LazyComponent, openLogin, useLazyComponent, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type ComponentProps, useState } from 'react';
import type { ReportModal } from './report-modal.tsx';
import './supply.css';

/** Loaded on the first click. */
const reportModal: LazyComponent<ComponentProps<typeof ReportModal>> = {
  styles: ['interactive'],
  load: async () => (await import('./report-modal.tsx')).ReportModal,
};

export function ReportButton({ id }: { id: string }) {
  const { status } = useSession();
  const [wanted, setWanted] = useState(false);
  const open = wanted && status === 'member';
  const Modal = useLazyComponent(open, reportModal);
  const click = () => (status === 'member' ? setWanted(true) : openLogin({ callback: () => setWanted(true) }));
  return (
    <>
      <Button className="tools-supply-report" aria-haspopup="dialog" loading={open && !Modal} onClick={click}>
        举报
      </Button>
      {Modal && open ? <Modal id={id} onClose={() => setWanted(false)} /> : null}
    </>
  );
}
