import type { ReactNode } from 'react';
import { SampleBadge } from './badges.tsx';
import './price.css';

export type SourceNoteProps = {
  /** Its name, or a source of the API with page and mark of invented data. */
  source?: string | { name: string; url: string | null; sample: boolean };
  /** Official page of the source; opens in a new tab. */
  href?: string;
  /** Absolute day or minute, already formatted. */
  updatedAt?: string;
  sample?: boolean;
  /** Further facts: unit, licence, method. */
  children?: ReactNode;
};

/** Below every chart, table and text: source and date. */
export function SourceNote({ source, updatedAt, children, ...own }: SourceNoteProps) {
  const { name, url, sample } = typeof source === 'object' ? source : { name: source, url: null, sample: undefined };
  const href = own.href ?? url;
  return (
    <p className="bee-source bee-note bee-wrap">
      <SampleBadge sample={own.sample ?? sample} />
      {name ? (
        <span>
          来源：
          {href ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
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
