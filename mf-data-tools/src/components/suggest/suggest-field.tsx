import { isComposing } from '@bee/ui/content';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import './suggest.css';

export type Suggestion = {
  key: string;
  title: string;
  /** The title with the match highlighted. */
  marked?: ReactNode;
  note?: string;
};

export type SuggestFieldProps = {
  name: string;
  label: string;
  value?: string;
  placeholder?: string;
  options: readonly Suggestion[];
  onType(text: string): void;
  onChoose(option: Suggestion): void;
  /** Clears the field after a choice, so that the next one can be typed. */
  clears?: boolean;
};

/** A combobox: arrow keys choose, Enter accepts, Escape closes; keys of an input method are ignored. */
export function SuggestField(props: SuggestFieldProps) {
  const { name, label, value = '', placeholder, options, onType, onChoose, clears = false } = props;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const open = wanted && options.length > 0;
  const at = options.findIndex(({ key }) => key === active);

  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  useEffect(() => {
    if (open && active) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [open, active, id]);

  const close = () => {
    setWanted(false);
    setActive(null);
  };
  const choose = (option: Suggestion) => {
    close();
    if (field.current) field.current.value = clears ? '' : option.title;
    onType('');
    onChoose(option);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setWanted(true);
      // One position more than there are options: there nothing is selected and Enter submits the typed text.
      const next = (at + 1 + step + options.length + 1) % (options.length + 1);
      setActive(options[next - 1]?.key ?? null);
    }
    const chosen = open ? options[at] : undefined;
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    }
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    }
  };
  return (
    <div className="tools-suggest">
      <input
        ref={field}
        type="search"
        role="combobox"
        name={name}
        defaultValue={value}
        placeholder={placeholder}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-autocomplete="list"
        aria-activedescendant={open && active ? `${id}${active}` : undefined}
        maxLength={60}
        enterKeyHint="search"
        autoComplete="off"
        onChange={({ currentTarget }) => {
          setWanted(true);
          setActive(null);
          onType(currentTarget.value.trim());
        }}
        onKeyDown={press}
        onBlur={close}
      />
      {open ? (
        <div className="tools-suggest-list" id={id} role="listbox" aria-label={`${label}的建议`}>
          {options.map((option) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
            <div
              key={option.key}
              id={`${id}${option.key}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.key === active}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
            >
              <span>{option.marked ?? option.title}</span>
              {option.note ? <small>{option.note}</small> : null}
            </div>
          ))}
        </div>
      ) : null}
    </div>
  );
}
