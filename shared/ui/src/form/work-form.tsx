import { toast } from '@bee/platform';
import { keepComposing } from '@bee/ui/content';
import { Form, type FormInstance, type FormProps } from 'antd';
import type { ReactNode } from 'react';

export type WorkFormProps<Values> = Omit<FormProps<Values>, 'onFinishFailed' | 'validateTrigger' | 'children'> & {
  form: FormInstance<Values>;
  children: ReactNode;
};

const labelsLeft = { labelCol: { flex: '104px' }, wrapperCol: { flex: '1 1 0' }, labelAlign: 'right' } as const;

/**
 * A form of antd as this site has them. Fields are checked when they are left and when the form is sent; a message that
 * is shown is checked again with every change. The first invalid field gets the focus, its message is also a toast.
 * Enter that confirms an input method does not send the form.
 */
export function WorkForm<Values extends object>({ form, onValuesChange, ...props }: WorkFormProps<Values>) {
  const recheckShown = () => {
    const shown = form.getFieldsError().filter(({ errors }) => errors.length > 0);
    if (shown.length > 0) form.validateFields(shown.map(({ name }) => name)).catch(() => {}); // shown by the fields
  };
  return (
    <Form<Values>
      {...(props.layout === undefined && labelsLeft)}
      noValidate
      scrollToFirstError={{ focus: true }}
      onKeyDown={keepComposing}
      {...props}
      form={form}
      validateTrigger="onBlur"
      onValuesChange={(changed, values) => {
        recheckShown();
        onValuesChange?.(changed, values);
      }}
      onFinishFailed={({ errorFields }) => toast.error(errorFields[0]?.errors[0] ?? '请检查填写的内容')}
    />
  );
}
