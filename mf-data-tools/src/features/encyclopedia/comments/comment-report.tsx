import { type LazyComponent, openLogin, useLazyComponent, useSession } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { type ComponentProps, useState } from 'react';
import type { CommentReportModal } from './comment-report-modal.tsx';

/** Loaded on the first click. */
const reportModal: LazyComponent<ComponentProps<typeof CommentReportModal>> = {
  styles: ['interactive'],
  load: async () => (await import('./comment-report-modal.tsx')).CommentReportModal,
};

export function CommentReport({ id, nickname }: { id: string; nickname: string }) {
  const { status } = useSession();
  const [wanted, setWanted] = useState(false);
  const open = wanted && status === 'member';
  const Modal = useLazyComponent(open, reportModal);
  const click = () => (status === 'member' ? setWanted(true) : openLogin({ callback: () => setWanted(true) }));
  return (
    <>
      <Button
        kind="text"
        aria-haspopup="dialog"
        aria-label={`举报 ${nickname} 的评论`}
        loading={open && !Modal}
        onClick={click}
      >
        举报
      </Button>
      {Modal && open ? <Modal id={id} onClose={() => setWanted(false)} /> : null}
    </>
  );
}
