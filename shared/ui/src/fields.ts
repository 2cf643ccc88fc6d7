/** Entry point `@bee/ui/fields`: antd's form fields without the pickers of days and places; only inside UiProvider. */
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
  type SelectProps,
} from 'antd';
export { Select } from './form/select.tsx';
export { useServerError } from './form/use-server-error.ts';
export { WorkForm, type WorkFormProps } from './form/work-form.tsx';
