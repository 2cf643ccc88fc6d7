import type { ReactNode } from 'react';
import type { Place } from './use-place.ts';
import '../content/suggestions.css';

export type Suggestion = {
  key: string;
  title: string;
  /** The title with the match highlighted. */
  marked?: ReactNode;
  note?: string | null;
};

export type SuggestionGroup<Option extends Suggestion> = { title?: string; options: readonly Option[] };

type SuggestionListProps<Option extends Suggestion> = {
  id: string;
  label: string;
  groups: readonly SuggestionGroup<Option>[];
  active: string | null;
  place: Place;
  onChoose: (option: Option) => void;
};

export const optionId = (list: string, { key }: Suggestion) => `${list}-${key.replace(/\s/g, '_')}`;

/** Pressing the mouse on an option must not take the focus from the field. */
export function SuggestionList<Option extends Suggestion>(props: SuggestionListProps<Option>) {
  const { id, label, groups, active, place, onChoose } = props;
  return (
    <section className="bee-suggest bee-box" style={place} aria-label={label}>
      <div id={id} role="listbox" aria-label={label} tabIndex={-1}>
        {groups.map(({ title, options }) => (
          <fieldset key={title}>
            {title ? <legend>{title}</legend> : null}
            {options.map((option) => (
              <button
                key={option.key}
                type="button"
                id={optionId(id, option)}
                role="option"
                tabIndex={-1}
                aria-selected={option.key === active}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                {option.marked ?? option.title}
                {option.note ? <small>{option.note}</small> : null}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
