import { toast } from '@bee/platform';
import { keepComposing } from '@bee/ui/content';
import { Form, type FormInstance, type FormProps } from 'antd';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';
import { ErrorSummary, type FieldFailure, recheckedFailures } from './error-summary.tsx';
import { useUnsavedEdits } from './use-unsaved-edits.ts';

export type WorkFormProps<Values> = Omit<FormProps<Values>, 'onFinishFailed' | 'validateTrigger' | 'children'> & {
  form: FormInstance<Values>;
  /** `kept` where a draft keeps the edits: leaving does not ask. */
  edits?: 'kept';
  children: ReactNode;
};

type FormRef<Values> = ComponentRef<typeof Form<Values>>;

const labelsLeft = { labelCol: { flex: '104px' }, wrapperCol: { flex: '1 1 0' }, labelAlign: 'right' } as const;

/**
 * A form of antd as this site has them. Fields are checked when they are left and when the form is sent; a message that
 * is shown is checked again with every change. The first invalid field gets the focus;
 * its message is also a toast, several are listed above the fields.
 * Enter that confirms an input method does not send the form. Leaving the page or closing the dialog with unsaved edits
 * asks first.
 */
export function WorkForm<Values extends object>({
  form,
  edits,
  children,
  onValuesChange,
  onFieldsChange,
  onFinish,
  ...props
}: WorkFormProps<Values>) {
  const box = useRef<FormRef<Values>>(null);
  const edited = useUnsavedEdits({
    box,
    values: () => form.getFieldsValue(true),
    initial: props.initialValues ?? {},
  });
  const [failures, setFailures] = useState<FieldFailure[]>([]);
  const recheckShown = () => {
    const shown = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (shown.length > 0) form.validateFields(shown.map(({ name }) => name)).catch(() => {}); // shown by the fields
  };
  return (
    <Form<Values>
      {...(props.layout === undefined && labelsLeft)}
      noValidate
      data-work-form
      scrollToFirstError={{ focus: true }}
      onKeyDown={keepComposing}
      {...props}
      form={form}
      ref={box}
      validateTrigger="onBlur"
      onValuesChange={(changed, values) => {
        recheckShown();
        if (edits !== 'kept') edited.note();
        onValuesChange?.(changed, values);
      }}
      onFieldsChange={(changed, all) => {
        if (failures.length > 0) setFailures(recheckedFailures(form, failures));
        onFieldsChange?.(changed, all);
      }}
      onFinish={(values) => {
        setFailures([]);
        // The page that follows a sent form is opened without a question.
        edited.send();
        onFinish?.(values);
      }}
      onFinishFailed={({ errorFields }) => {
        const found = errorFields.map(({ name, errors: [message = '请检查填写的内容'] }) => ({ name, message }));
        setFailures(found.length > 1 ? found : []);
        if (found.length < 2) toast.error(found[0]?.message ?? '请检查填写的内容');
      }}
    >
      <ErrorSummary form={form} formName={props.name} failures={failures} />
      {children}
    </Form>
  );
}
