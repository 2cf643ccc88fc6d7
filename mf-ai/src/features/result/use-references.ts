import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { useEffect, useState } from 'react';
import { referenceId } from './reference-kind.ts';
import type { ReferenceSheetProps } from './reference-sheet.tsx';

const sheet: LazyComponent<ReferenceSheetProps> = {
  styles: ['interactive'],
  load: async () => (await import('./reference-sheet.tsx')).ReferenceSheet,
};

/** Same breakpoint as result.css: below it there is no side panel. */
const NARROW = '(max-width: 1199.98px)';
const FLASH_MS = 2000;

/** Leads from a citation to its reference in the side panel, or in a sheet on narrow windows. */
export const useReferences = (turn: string) => {
  const [flashed, setFlashed] = useState<number | null>(null);
  const [opened, setOpened] = useState<{ shown: number | null } | null>(null);
  const Sheet = useLazyComponent(opened !== null, sheet);

  useEffect(() => {
    if (flashed === null) return;
    const timer = setTimeout(() => setFlashed(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashed]);

  const cite = (no: number) => {
    if (window.matchMedia(NARROW).matches) return setOpened({ shown: no });
    setFlashed(no);
    const element = document.getElementById(referenceId(turn, no));
    element?.closest('details')?.setAttribute('open', '');
    element?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
    element?.focus({ preventScroll: true });
  };
  return {
    cite,
    flashed,
    Sheet: opened ? Sheet : null,
    shown: opened?.shown ?? null,
    openAll: () => setOpened({ shown: null }),
    close: () => setOpened(null),
  };
};
