import type { FormEvent } from 'react';

/** Hidden fields of a form. */
export function HiddenFields({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

/** The query of a form, whose submission is cancelled. */
export const formQuery = (event: FormEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
};
