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
  Select,
  type SelectProps,
} from 'antd';
export { useServerError } from './form/use-server-error.ts';
export { WorkForm, type WorkFormProps } from './form/work-form.tsx';
