/**
 * Entry point `@bee/ui/interactive`: modal and forms, without antd. What works only with JavaScript stands here and not in
 * content: it comes with what first shows it.
 */
export { Field, type FieldProps } from './interactive/field.tsx';
export { Form, type FormProps } from './interactive/form.tsx';
export { Input, type InputProps } from './interactive/input.tsx';
export { Modal, type ModalProps } from './interactive/modal.tsx';
export type { Rule, Rules, Trigger } from './interactive/rules.ts';
export { useCountdown } from './interactive/use-countdown.ts';
export { type FieldState, type FormCheck, type FormModel, useFormModel } from './interactive/use-form-model.ts';
