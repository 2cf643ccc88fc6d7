/** Entry point `@bee/ui/day`: a day as text, with antd's calendar on demand. Not part of `content`, because few pages have one. */

export type { DayControl, DayPickerProps } from './day/day-control.ts';
export { DayField, type DayFieldProps } from './day/day-field.tsx';
