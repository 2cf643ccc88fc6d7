import { randomId } from '@bee/platform';
import { useRef } from 'react';

/** Idempotency key of a form: the same while the content is unchanged, a new one for other content. */
export const useFormToken = () => {
  const sent = useRef({ content: '', token: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (sent.current.content !== text) sent.current = { content: text, token: randomId() };
    return sent.current.token;
  };
};
