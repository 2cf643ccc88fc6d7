import { Fragment } from 'react';
import './highlight.css';

export type HighlightProps = {
  /** Pieces of text as the search returns them. */
  parts: { text: string; hit?: boolean }[];
};

export function Highlight({ parts }: HighlightProps) {
  let at = 0;
  return (
    <>
      {parts.map(({ text, hit }) => {
        const key = at;
        at += text.length + 1;
        return hit ? (
          <mark key={key} className="bee-hit">
            {text}
          </mark>
        ) : (
          <Fragment key={key}>{text}</Fragment>
        );
      })}
    </>
  );
}
