import { useId } from 'react';
import './invoice.css';

type ChoicesProps<Value extends string> = {
  label: string;
  value: Value;
  options: { value: Value; title: string; disabled?: boolean }[];
  onChange: (value: Value) => void;
};

/** A radio group with all options visible, in addition to the Fields of a form. */
export const Choices = <Value extends string>({ label, value, options, onChange }: ChoicesProps<Value>) => {
  const name = useId();
  return (
    <fieldset className="member-invoice-choices">
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.title}
        </label>
      ))}
    </fieldset>
  );
};
