import type { FieldState } from '@bee/ui/interactive';
import { useId } from 'react';
import '../choice.css';

type DayFieldProps = FieldState<string> & { label: string; min: string; max: string };

/** A native date input in a form of @bee/ui/interactive. */
export const DayField = ({ label, name, value, required, message, min, max, onChange, onBlur }: DayFieldProps) => {
  const id = useId();
  return (
    <div className="bee-field">
      <label className={required ? 'bee-field-label is-required' : 'bee-field-label'} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="date"
        name={name}
        className="tools-choice"
        value={value}
        min={min}
        max={max}
        required={required}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}message` : undefined}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onBlur={onBlur}
      />
      <p className="bee-field-error" id={`${id}message`}>
        {message}
      </p>
    </div>
  );
};
