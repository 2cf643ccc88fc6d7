import { useEffect, useId, useState } from 'react';
import { describeField, watchField } from './combobox-field.ts';
import { optionId, type Suggestion, type SuggestionGroup, SuggestionList } from './suggestion-list.tsx';
import { usePlace } from './use-place.ts';

type SuggestionBoxProps<Option extends Suggestion> = {
  /** Any text field; it need not be rendered by React. */
  field: HTMLInputElement;
  label: string;
  groups: readonly SuggestionGroup<Option>[];
  /** Called with the text of the field when it changes, and when the list is opened again. */
  onType(text: string): void;
  onChoose(option: Option): void;
  onClose?(): void;
  /** The field was removed from the document. */
  onGone?(): void;
};

/** The list under a text field: arrows move, Enter selects, Escape closes; keys during composition are ignored. */
export function SuggestionBox<Option extends Suggestion>(props: SuggestionBoxProps<Option>) {
  const { field, label, groups, onType, onChoose, onClose, onGone } = props;
  const id = useId();
  const [enabled, setEnabled] = useState(() => document.activeElement === field);
  const [active, setActive] = useState<string | null>(null);
  const options = groups.flatMap((group) => group.options);
  const open = enabled && options.length > 0;
  const place = usePlace(field, open);
  const chosen = open ? options.find(({ key }) => key === active) : undefined;
  const chosenId = chosen ? optionId(id, chosen) : null;

  const enable = () => {
    if (!enabled) onType(field.value.trim());
    setEnabled(true);
  };
  const close = () => {
    setEnabled(false);
    setActive(null);
    onClose?.();
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };

  useEffect(() => describeField(field, { list: id, open, active: chosenId }));
  useEffect(() =>
    watchField(field, {
      open,
      onGone: () => onGone?.(),
      onType: (text) => {
        onType(text);
        setActive(null);
        setEnabled(true);
      },
      onClose: close,
      onMove: (step) => {
        enable();
        // One position more than options: there no option is active, and Enter submits the typed text.
        const at = options.findIndex(({ key }) => key === active);
        const next = (at + 1 + step + options.length + 1) % (options.length + 1);
        setActive(options[next - 1]?.key ?? null);
      },
      onTake: () => {
        if (chosen) choose(chosen);
        else close();
        return chosen !== undefined;
      },
    }),
  );
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);

  return open && place ? <SuggestionList {...{ id, label, groups, active, place }} onChoose={choose} /> : null;
}
