import { type ComponentProps, useId } from 'react';
import './select-field.css';

type Choice = { value: string; title: string };

type SelectFieldProps = Omit<ComponentProps<'select'>, 'children' | 'className' | 'onChange'> & {
  /** Without it, `aria-label` names the field. */
  label?: string;
  /** `tools-field` below its label, `tools-select` behind it. */
  className?: string;
  /** Those with choices of their own are groups. */
  options: readonly (Choice | { title: string; choices: readonly Choice[] })[];
  onChoose?(value: string): void;
};

/** The browser's list of choices, for GET forms and controls of a table: it works before hydration and loads nothing. */
export function SelectField({ label, className, options, onChoose, ...select }: SelectFieldProps) {
  const id = useId();
  const field = (
    <select {...select} id={id} onChange={onChoose && (({ currentTarget }) => onChoose(currentTarget.value))}>
      {options.map((option) =>
        'choices' in option ? (
          <optgroup key={option.title} label={option.title}>
            {option.choices.map(optionOf)}
          </optgroup>
        ) : (
          optionOf(option)
        ),
      )}
    </select>
  );
  if (label === undefined) return field;
  return (
    <label className={className} htmlFor={id}>
      <span>{label}</span>
      {field}
    </label>
  );
}

const optionOf = ({ value, title }: Choice) => (
  <option key={value} value={value}>
    {title}
  </option>
);
