import { type Suggestion, SuggestionBox } from '@bee/ui/suggest';
import { useEffect, useState } from 'react';
import './suggest.css';

export type SuggestFieldProps = {
  name: string;
  label: string;
  value?: string;
  placeholder?: string;
  maxLength?: number;
  options: readonly Suggestion[];
  onType(text: string): void;
  onChoose(option: Suggestion): void;
  /** Clears the field after a choice, so that the next one can be typed. */
  clears?: boolean;
};

/** A search field with suggestions. */
export function SuggestField(props: SuggestFieldProps) {
  const { name, label, value = '', placeholder, maxLength = 60, options, onType, onChoose, clears = false } = props;
  const [field, setField] = useState<HTMLInputElement | null>(null);
  useEffect(() => {
    if (field) field.value = value;
  }, [field, value]);
  const choose = (option: Suggestion) => {
    if (field) field.value = clears ? '' : option.title;
    onType('');
    onChoose(option);
  };
  return (
    <div className="tools-suggest">
      <input
        ref={setField}
        type="search"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        maxLength={maxLength}
        enterKeyHint="search"
        autoComplete="off"
      />
      {field ? (
        <SuggestionBox
          field={field}
          label={`${label}的建议`}
          groups={[{ options }]}
          onType={onType}
          onChoose={choose}
        />
      ) : null}
    </div>
  );
}
