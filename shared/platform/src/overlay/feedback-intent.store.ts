import { createStore } from 'zustand/vanilla';

/** Whether 意见反馈 is open, and its initial text. */
export type FeedbackIntent = { status: boolean; content: string };

const CLOSED: FeedbackIntent = { status: false, content: '' };

export const feedbackIntent = createStore<FeedbackIntent>()(() => CLOSED);

/** For pages that know the subject: `openFeedback({ content: '关于“如何开发票”：' })`. */
export const openFeedback = ({ content = '' }: { content?: string } = {}) =>
  feedbackIntent.setState({ status: true, content });

export const closeFeedback = () => feedbackIntent.setState(CLOSED);
