import type { FieldState } from '@bee/ui/interactive';
import { useId } from 'react';
import './choice.css';

type ChoiceProps = FieldState<string> & { label: string; options: { value: string; title: string }[] };

/** A radio group in a form of @bee/ui/interactive, in addition to its Fields. */
export const Choice = ({ label, name, value, required, message, options, onChange, onBlur }: ChoiceProps) => {
  const id = useId();
  return (
    <div className="bee-field">
      <label className={required ? 'bee-field-label is-required' : 'bee-field-label'} htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        name={name}
        className="tools-choice"
        value={value}
        aria-required={required || undefined}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}message` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.title}
          </option>
        ))}
      </select>
      <p className="bee-field-error" id={`${id}message`}>
        {message}
      </p>
    </div>
  );
};
