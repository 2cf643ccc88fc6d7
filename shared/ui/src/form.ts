/**
 * Entry point `@bee/ui/form`: antd's form fields with the pickers, for pages that ask for a day or a place; only inside
 * UiProvider. Dates are dayjs objects of this copy of dayjs. Not through `fields.ts`: pages with `fields` would load the
 * files of the pickers as well.
 */
import 'dayjs/locale/zh-cn';

export {
  Cascader,
  type CascaderProps,
  Checkbox,
  type CheckboxProps,
  DatePicker,
  type DatePickerProps,
  Form,
  type FormInstance,
  type FormProps,
  type FormRule,
  Input,
  type InputProps,
  Radio,
  type RadioGroupProps,
  Select,
  type SelectProps,
} from 'antd';
export { type Dayjs, default as dayjs } from 'dayjs';
export { DayPicker } from './form/day-picker.tsx';
export { useServerError } from './form/use-server-error.ts';
export { WorkForm, type WorkFormProps } from './form/work-form.tsx';
