import { useId } from 'react';

type FeedbackFieldProps = {
  name: string;
  label: string;
  value: string;
  max: number;
  error: string | undefined;
  multiline?: boolean;
  firstFocus?: boolean;
  onChange: (value: string) => void;
  onBlur: (value: string) => void;
};

export function FeedbackFieldView({
  label,
  error,
  multiline,
  firstFocus,
  onChange,
  onBlur,
  ...field
}: FeedbackFieldProps) {
  const id = useId();
  const control = {
    id,
    name: field.name,
    value: field.value,
    maxLength: field.max,
    placeholder: `请输入${label}`,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}error` : undefined,
    'data-first-focus': firstFocus || undefined,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
    onBlur: (event: { currentTarget: { value: string } }) => onBlur(event.currentTarget.value),
  };
  return (
    <div className="shell-field">
      <label htmlFor={id}>{label}</label>
      {multiline ? (
        <textarea {...control} rows={5} />
      ) : (
        <input {...control} type={field.name === 'tel' ? 'tel' : 'text'} />
      )}
      <p className="bee-field-error" id={`${id}error`}>
        {error}
      </p>
    </div>
  );
}
