import { randomId } from '@bee/platform';
import { useRef } from 'react';

/** The key of a form: kept while the same content is sent again, a new one for another content. */
export const useFormToken = () => {
  const sent = useRef({ content: '', token: '' });
  return (content: unknown): string => {
    const text = JSON.stringify(content);
    if (sent.current.content !== text) sent.current = { content: text, token: randomId() };
    return sent.current.token;
  };
};
