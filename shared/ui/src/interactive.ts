/**
 * Entry point `@bee/ui/interactive`: modal and forms, without antd. Components that need JavaScript are here and not in
 * content, so that their code is loaded with the first component that uses them.
 */
export { Field, FieldBox, type FieldBoxProps, type FieldProps } from './interactive/field.tsx';
export { Form, type FormProps } from './interactive/form.tsx';
export { Input, type InputProps } from './interactive/input.tsx';
export { Modal, type ModalProps } from './interactive/modal.tsx';
export { failureOf, type Rule, type Rules, type Trigger } from './interactive/rules.ts';
export { useCountdown } from './interactive/use-countdown.ts';
export { type FieldState, type FormFailure, type FormModel, useFormModel } from './interactive/use-form-model.ts';
