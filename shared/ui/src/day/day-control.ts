import type { AriaAttributes } from 'react';

export type DayControl = Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string;
  /** Name in a GET form. */
  name?: string;
  /** What is chosen: 2026-01-31, 2026-01 or 2026. */
  unit?: DayUnit;
  /** The first and the last to choose, in the same form. */
  min?: string;
  max?: string;
};
export type DayUnit = 'day' | 'month' | 'year';

export type DayPickerProps = DayControl & { day: string; hasFocus: boolean; onPick(day: string): void };
