import type { FormInstance } from 'antd';

/** A field that was refused, with its first message; undefined once it is corrected. */
export type FieldFailure = { name: (string | number)[]; message: string | undefined };

type ErrorSummaryProps<Values> = {
  form: FormInstance<Values>;
  /** Part of the ids of the fields. */
  formName: string | undefined;
  failures: FieldFailure[];
};

/** What has to be changed before a form can be sent, above its fields; each entry leads to its field. */
export function ErrorSummary<Values>({ form, formName, failures }: ErrorSummaryProps<Values>) {
  const left = failures.filter(({ message }) => message !== undefined);
  if (left.length === 0) return null;
  return (
    <div className="bee-form-errors" role="alert">
      <p>有 {left.length} 处需要修改：</p>
      <ul>
        {left.map(({ name, message }) => (
          <li key={name.join('.')}>
            <a
              href={`#${[formName, ...name].filter(Boolean).join('_')}`}
              onClick={(event) => {
                event.preventDefault();
                form.focusField(name as Parameters<typeof form.focusField>[0]);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The failures with the messages that their fields have now; a field that is being checked keeps its message. */
export const recheckedFailures = <Values,>(form: FormInstance<Values>, failures: FieldFailure[]): FieldFailure[] =>
  failures.map((failure) => {
    const name = failure.name as Parameters<typeof form.getFieldError>[0];
    return form.isFieldValidating(name) ? failure : { ...failure, message: form.getFieldError(name)[0] };
  });
