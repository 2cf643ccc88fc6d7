/** Door `@bee/ui/fields`: forms without antd; loaded with what first shows one. */
export { Field, type FieldProps } from './fields/field.tsx';
export { Form, type FormProps } from './fields/form.tsx';
export { Input, type InputProps } from './fields/input.tsx';
export type { Rule, Rules, Trigger } from './fields/rules.ts';
export { useCountdown } from './fields/use-countdown.ts';
export { type FieldState, type FormCheck, type FormModel, useFormModel } from './fields/use-form-model.ts';
