import type { LazyComponent } from '@bee/platform';
import type { AriaAttributes, ComponentType } from 'react';

export type DayControl = Pick<AriaAttributes, 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'aria-required'> & {
  id?: string;
  /** Name in a GET form. */
  name?: string;
  /** The first and the last day to choose, YYYY-MM-DD. */
  min?: string;
  max?: string;
};

export type DayPickerProps = DayControl & { day: string; hasFocus: boolean; onPick(day: string): void };

export const dayPicker: LazyComponent<DayPickerProps> = {
  styles: ['core', 'form'],
  load: () => Promise.reject(new Error('provideDayPicker was not called')),
  onFailure: () => {}, // the text field works without it
};

/** For the shell: how to load the picker of `@bee/ui/form`, which imports this entry point and is not imported by it. */
export const provideDayPicker = (load: () => Promise<ComponentType<DayPickerProps>>) => {
  dayPicker.load = load;
};
