import { isComposing } from '@bee/ui/content';

type FieldState = { list: string; open: boolean; active: string | null };

/** Sets the ARIA attributes of the combobox and its active option; the focus never leaves the field. */
export const describeField = (field: HTMLInputElement, { list, open, active }: FieldState) => {
  field.setAttribute('role', 'combobox');
  field.setAttribute('aria-autocomplete', 'list');
  field.setAttribute('aria-expanded', String(open));
  if (open) field.setAttribute('aria-controls', list);
  else field.removeAttribute('aria-controls');
  if (active) field.setAttribute('aria-activedescendant', active);
  else field.removeAttribute('aria-activedescendant');
};

type FieldEvents = {
  open: boolean;
  onType: (text: string) => void;
  onMove: (step: 1 | -1) => void;
  /** @returns whether an option was taken; otherwise Enter submits the form */
  onTake: () => boolean;
  onClose: () => void;
  /** The field was removed from the document. */
  onGone: () => void;
};

export const watchField = (field: HTMLInputElement, events: FieldEvents) => {
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  const typed = () => events.onType(field.value.trim());
  field.addEventListener('input', (event) => (event as InputEvent).isComposing || typed(), options);
  field.addEventListener('compositionend', typed, options);
  field.addEventListener('focus', typed, options);
  field.addEventListener('click', () => events.open || typed(), options);
  field.addEventListener('blur', () => (field.isConnected ? events.onClose() : events.onGone()), options);
  field.addEventListener(
    'keydown',
    (event) => {
      if (isComposing(event)) return;
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') events.onMove(event.key === 'ArrowDown' ? 1 : -1);
      else if (event.key === 'Enter' ? !events.onTake() : event.key !== 'Escape' || !events.open) return;
      else if (event.key === 'Escape') events.onClose();
      event.preventDefault();
    },
    options,
  );
  return () => leaving.abort();
};
