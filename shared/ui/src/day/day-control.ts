import type { AriaAttributes } from 'react';

export type DayControl = Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string;
  /** Name in a GET form. */
  name?: string;
  /** The first and the last day to choose, YYYY-MM-DD. */
  min?: string;
  max?: string;
};

export type DayPickerProps = DayControl & { day: string; hasFocus: boolean; onPick(day: string): void };
