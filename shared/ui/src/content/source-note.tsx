import type { ReactNode } from 'react';
import { SampleBadge } from './badges.tsx';
import './price.css';

export type SourceNoteProps = {
  source?: string;
  /** Official page of the source; opens in a new tab. */
  href?: string;
  /** Absolute day or minute, already formatted. */
  updatedAt?: string;
  sample?: boolean;
  /** Further facts: unit, licence, method. */
  children?: ReactNode;
};

/** Below every chart, table and text: source and date. */
export function SourceNote({ source, href, updatedAt, sample, children }: SourceNoteProps) {
  return (
    <p className="bee-source">
      <SampleBadge sample={sample} />
      {source ? (
        <span>
          来源：
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {source}
            </a>
          ) : (
            source
          )}
        </span>
      ) : null}
      {updatedAt ? (
        <span>
          更新：<time>{updatedAt}</time>
        </span>
      ) : null}
      {children}
    </p>
  );
}
