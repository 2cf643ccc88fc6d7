import { navigate } from '@bee/platform';
import { useEffect, useId, useMemo, useState } from 'react';
import { describeField, watchField } from './combobox-field.ts';
import { optionId, SuggestionList } from './suggestion-list.tsx';
import { type Option, optionGroups, type Suggested } from './suggestion-options.ts';
import { usePlace } from './use-place.ts';
import { useSuggestions } from './use-suggestions.ts';

type SuggestionBoxProps = {
  field: HTMLInputElement;
  ask: (keyword: string, signal: AbortSignal) => Promise<Suggested>;
  onGone: () => void;
};

/** The list under a search field: arrows move, Enter selects, Escape closes; keys during composition are ignored. */
export function SuggestionBox({ field, ask, onGone }: SuggestionBoxProps) {
  const id = useId();
  const [typed, setTyped] = useState(field.value.trim());
  const [enabled, setEnabled] = useState(true);
  const [active, setActive] = useState<string | null>(null);
  const suggested = useSuggestions(typed, enabled, ask);
  const groups = useMemo(() => (suggested ? optionGroups(suggested, typed) : []), [suggested, typed]);
  const options = useMemo(() => groups.flatMap((group) => group.options), [groups]);
  const open = enabled && options.length > 0;
  const place = usePlace(field, open);
  const chosen = open ? options.find(({ key }) => key === active) : undefined;

  const choose = (option: Option) => {
    setEnabled(false);
    if ('address' in option) return navigate(option.address);
    field.value = option.word;
    field.form?.requestSubmit();
  };

  useEffect(() => describeField(field, { list: id, open, active: chosen ? optionId(id, chosen) : null }));
  useEffect(() =>
    watchField(field, {
      open,
      onGone,
      onType: (text) => {
        setTyped(text);
        setActive(null);
        setEnabled(true);
      },
      onClose: () => {
        setEnabled(false);
        setActive(null);
      },
      onMove: (step) => {
        setEnabled(true);
        // One position more than options: there no option is active, and Enter searches for the typed text.
        const at = options.findIndex(({ key }) => key === active);
        const next = (at + 1 + step + options.length + 1) % (options.length + 1);
        setActive(options[next - 1]?.key ?? null);
      },
      onTake: () => {
        if (chosen) choose(chosen);
        else setEnabled(false);
        return chosen !== undefined;
      },
    }),
  );
  useEffect(() => {
    if (chosen) document.getElementById(optionId(id, chosen))?.scrollIntoView({ block: 'nearest' });
  }, [chosen, id]);

  return open && place ? (
    <SuggestionList id={id} groups={groups} active={active} place={place} onChoose={choose} />
  ) : null;
}
