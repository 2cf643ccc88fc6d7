import { inputDefaults } from '@bee/domain/constants';
import { classNames } from '@bee/ui/content';
import type { AriaAttributes, HTMLInputAutoCompleteAttribute, ReactNode } from 'react';

export type InputProps = Pick<AriaAttributes, 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'aria-required'> & {
  value: string;
  type?: 'text' | 'textarea' | 'number' | 'password' | 'tel' | 'email' | 'url';
  /** 32, 44 or 52 px high; on phones never below 44. */
  size?: 'mini' | 'small' | 'medium';
  placeholder?: string;
  /** For numbers. */
  step?: number;
  min?: number;
  max?: number;
  /** At the end, inside the border: a unit, a button. */
  suffix?: ReactNode;
  id?: string;
  name?: string;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoCapitalize?: 'none';
  spellCheck?: boolean;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  disabled?: boolean;
  /** Receives the initial focus in a Modal. */
  'data-first-focus'?: boolean;
  onChange(value: string): void;
  onBlur?(): void;
};

const ROWS = 5;

export function Input({
  type = 'text',
  size = 'small',
  placeholder = inputDefaults.placeholder,
  step = inputDefaults.step,
  min = inputDefaults.min,
  max = inputDefaults.max,
  suffix,
  onChange,
  ...rest
}: InputProps) {
  const control = {
    ...rest,
    placeholder,
    onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value),
  };
  const look = classNames(
    'bee-input',
    `is-${size}`,
    type === 'textarea' && 'is-textarea',
    rest['aria-invalid'] && 'is-invalid',
    rest.disabled && 'is-disabled',
  );
  return (
    <span className={look}>
      {type === 'textarea' ? (
        <textarea {...control} rows={ROWS} />
      ) : (
        <input {...control} {...(type === 'number' && { step, min, max })} type={type} />
      )}
      {suffix ? <span className="bee-input-suffix">{suffix}</span> : null}
    </span>
  );
}
