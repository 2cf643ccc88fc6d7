import { type LazyComponent, openLogin, useLazyComponent, useSession } from '@bee/platform';
import { Button, type ButtonProps } from '@bee/ui/content';
import { type ComponentProps, useState } from 'react';
import type { ReportModal } from './report-modal.tsx';

/** Loaded on the first click. */
const reportModal: LazyComponent<ComponentProps<typeof ReportModal>> = {
  styles: ['core', 'fields', 'overlay'],
  load: async () => (await import('./report-modal.tsx')).ReportModal,
};

type ReportButtonProps = Omit<ComponentProps<typeof ReportModal>, 'onClose'> & {
  button?: Pick<ButtonProps, 'kind' | 'className' | 'aria-label'>;
};

/** Reports what other members have written. A visitor signs in first and returns to the form. */
export function ReportButton({ button, ...report }: ReportButtonProps) {
  const { status } = useSession();
  const [wanted, setWanted] = useState(false);
  const open = wanted && status === 'member';
  const Modal = useLazyComponent(open, reportModal);
  const click = () => (status === 'member' ? setWanted(true) : openLogin({ callback: () => setWanted(true) }));
  return (
    <>
      <Button {...button} aria-haspopup="dialog" loading={open && !Modal} onClick={click}>
        举报
      </Button>
      {Modal && open ? <Modal {...report} onClose={() => setWanted(false)} /> : null}
    </>
  );
}
