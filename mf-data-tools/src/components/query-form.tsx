import type { FormEvent } from 'react';

/** Hidden fields of a form. */
export function HiddenFields({ of }: { of: Record<string, string> }) {
  return Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

const WIDE = /[０-９．－]/g;
const plain = (wide: string): string => wide.normalize('NFKC');

/** The query of a form, whose submission is cancelled. Digits that an input method made wide are plain ones. */
export const formQuery = (event: FormEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault();
  return Object.fromEntries(
    [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value).replace(WIDE, plain)]),
  );
};
