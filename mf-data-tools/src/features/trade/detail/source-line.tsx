import type { Source } from '@bee/contracts/shapes';
import { formatInstant } from '@bee/domain/format';
import { SourceNote } from '@bee/ui/content';
import type { ReactNode } from 'react';

type SourceLineProps = {
  source: Source | null;
  /** Day of the fact; without it the day of its import. */
  date?: string | null;
  /** Scope of the fact: a period, an edition of the tariff. */
  children?: ReactNode;
};

/** Source and date of a fact. */
export function SourceLine({ source, date, children }: SourceLineProps) {
  if (!source) return null;
  return (
    <SourceNote
      source={source}
      updatedAt={date ?? (source.retrieved_at ? formatInstant(source.retrieved_at).slice(0, 10) : undefined)}
    >
      {children ? <span>{children}</span> : null}
    </SourceNote>
  );
}
