import { toast, useLazyComponent } from '@bee/platform';
import { closeFeedback, feedbackIntent } from '@bee/platform/host';
import { useStore } from 'zustand';

const modal = {
  styles: ['on-demand', 'interactive'],
  load: async () => (await import(/* webpackChunkName: "on-demand" */ './feedback-modal.tsx')).FeedbackModal,
  onFailure: () => {
    toast.error('反馈窗口加载失败，请检查网络后重试');
    closeFeedback();
  },
};

/** 意见反馈, in every layout. */
export function FeedbackHost() {
  const { status: open, content } = useStore(feedbackIntent);
  const Modal = useLazyComponent(open, modal);
  return open && Modal ? <Modal content={content} /> : null;
}
