/**
 * Entry point `@bee/ui/form`: antd's pickers of places and days, loaded when their field is reached; only inside
 * UiProvider. Not part of `fields.ts`: pages with `fields` would load the files of the pickers as well.
 */
import 'dayjs/locale/zh-cn';

export { Cascader, type CascaderProps } from 'antd';
export { DayPicker } from './form/day-picker.tsx';
