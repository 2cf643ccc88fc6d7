import { Highlight } from '@bee/ui/content';
import type { Option, OptionGroup } from './suggestion-options.ts';
import type { Place } from './use-place.ts';

type SuggestionListProps = {
  id: string;
  groups: OptionGroup[];
  active: string | null;
  place: Place;
  onChoose: (option: Option) => void;
};

export const optionId = (list: string, { key }: Option) => `${list}-${key.replace(/\s/g, '_')}`;

/** Pressing the mouse on an option must not take the focus from the field. */
export function SuggestionList({ id, groups, active, place, onChoose }: SuggestionListProps) {
  return (
    <section className="shell-suggest" style={place} aria-label="搜索提示">
      <div id={id} role="listbox" aria-label="搜索提示" tabIndex={-1}>
        {groups.map(({ title, options }) => (
          <fieldset key={title}>
            <legend>{title}</legend>
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
                <Highlight parts={option.parts} />
                {option.state ? <small>{option.state}</small> : null}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </section>
  );
}
