import type { Source } from '@bee/contracts/shapes';
import { formatInstant } from '@bee/domain/format';
import { SourceNote } from '@bee/ui/content';
import type { ReactNode } from 'react';

type SourceLineProps = {
  source: Source | null;
  /** Day of the fact; that on which it was taken over without one. */
  date?: string | null;
  /** What it speaks of: a period, an edition of the tariff. */
  children?: ReactNode;
};

/** Under each fact of the decision: who says so and of when. */
export function SourceLine({ source, date, children }: SourceLineProps) {
  if (!source) return null;
  return (
    <SourceNote
      source={source.name}
      href={source.url ?? undefined}
      updatedAt={date ?? (source.retrieved_at ? formatInstant(source.retrieved_at).slice(0, 10) : undefined)}
      sample={source.sample}
    >
      {children ? <span>{children}</span> : null}
    </SourceNote>
  );
}
