/**
 * Entry point `@bee/ui/form`: antd's form fields with the pickers, for pages that ask for a day or a place; only inside
 * UiProvider. Dates are dayjs objects of this copy of dayjs.
 */
import 'dayjs/locale/zh-cn';

export { Cascader, type CascaderProps, DatePicker, type DatePickerProps } from 'antd';
export { type Dayjs, default as dayjs } from 'dayjs';
export {
  Checkbox,
  type CheckboxProps,
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
  useServerError,
  WorkForm,
  type WorkFormProps,
} from './fields.ts';
