import { navigate } from '@bee/platform';
import { SuggestionBox } from '@bee/ui/suggest';
import { useMemo, useState } from 'react';
import { type Option, optionGroups, type Suggested } from './suggestion-options.tsx';
import { useSuggestions } from './use-suggestions.ts';

type SiteSuggestionsProps = {
  field: HTMLInputElement;
  ask: (keyword: string, signal: AbortSignal) => Promise<Suggested>;
  onGone: () => void;
};

/** Words and pages under a field of the site search. */
export function SiteSuggestions({ field, ask, onGone }: SiteSuggestionsProps) {
  const [typed, setTyped] = useState<string | null>(field.value.trim());
  const suggested = useSuggestions(typed, ask);
  const groups = useMemo(() => (suggested ? optionGroups(suggested, typed ?? '') : []), [suggested, typed]);
  const choose = (option: Option) => {
    if ('address' in option) return navigate(option.address);
    field.value = option.word;
    field.form?.requestSubmit();
  };
  return (
    <SuggestionBox
      field={field}
      label="搜索提示"
      groups={groups}
      onType={setTyped}
      onChoose={choose}
      onClose={() => setTyped(null)}
      onGone={onGone}
    />
  );
}
