import { toast } from '@bee/platform';
import { Form, type FormInstance, type FormProps } from 'antd';
import { type ComponentRef, type ReactNode, useRef, useState } from 'react';
import { ErrorSummary } from '../interactive/error-summary.tsx';
import { useUnsavedEdits } from '../interactive/use-unsaved-edits.ts';

export type WorkFormProps<Values> = Omit<FormProps<Values>, 'onFinishFailed' | 'validateTrigger' | 'children'> & {
  form: FormInstance<Values>;
  /** `kept` where a draft keeps the edits, or there is nothing to save: leaving does not ask. */
  edits?: 'kept';
  children: ReactNode;
};

type FieldName<Values> = Parameters<FormInstance<Values>['focusField']>[0];
type Refused<Values> = { name: FieldName<Values>; message: string | undefined };
type FormRef<Values> = ComponentRef<typeof Form<Values>>;

const labelsLeft = { labelCol: { flex: '104px' }, wrapperCol: { flex: '1 1 0' }, labelAlign: 'right' } as const;

/**
 * A form of antd as this site has them. Fields are checked when they are left and when the form is sent; a message that
 * is shown is checked again with every change. The first invalid field gets the focus;
 * its message is also a toast, several are listed above the fields.
 * Leaving the page or closing the dialog with unsaved edits asks first. A form that is still shown once it is saved must
 * reset its fields before it opens another page.
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
  const noteEdit = useUnsavedEdits({
    element: () => box.current?.nativeElement,
    values: () => form.getFieldsValue(true),
    initial: props.initialValues ?? {},
  });
  const [failures, setFailures] = useState<Refused<Values>[]>([]);
  const recheckShown = () => {
    const shown = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (shown.length > 0) form.validateFields(shown.map(({ name }) => name)).catch(() => {}); // shown by the fields
  };
  return (
    <Form<Values>
      {...(props.layout === undefined && labelsLeft)}
      noValidate
      data-work-form
      // Always: a field at the top of the screen counts as visible, but the message covers it.
      scrollToFirstError={{ focus: true, block: 'center', scrollMode: 'always' }}
      {...props}
      form={form}
      ref={box}
      validateTrigger="onBlur"
      onValuesChange={(changed, values) => {
        recheckShown();
        if (edits !== 'kept') noteEdit();
        onValuesChange?.(changed, values);
      }}
      onFieldsChange={(changed, all) => {
        if (failures.length > 0) setFailures(recheckedFailures(form, failures));
        onFieldsChange?.(changed, all);
      }}
      onFinish={(values) => {
        setFailures([]);
        onFinish?.(values);
      }}
      onFinishFailed={({ errorFields }) => {
        const found = errorFields.map(({ name, errors: [message = '请检查填写的内容'] }) => ({
          name: name as FieldName<Values>,
          message,
        }));
        setFailures(found.length > 1 ? found : []);
        if (found.length < 2) toast.error(found[0]?.message ?? '请检查填写的内容');
      }}
    >
      <ErrorSummary
        failures={failures.map(({ name, message }) => ({
          id: [props.name, name].flat().filter(Boolean).join('_'),
          message,
          focus: () => form.focusField(name),
        }))}
      />
      {children}
    </Form>
  );
}

/** The failures with the messages that their fields have now; a field that is being checked keeps its message. */
const recheckedFailures = <Values,>(form: FormInstance<Values>, failures: Refused<Values>[]): Refused<Values>[] =>
  failures.map((failure) =>
    form.isFieldValidating(failure.name) ? failure : { ...failure, message: form.getFieldError(failure.name)[0] },
  );
