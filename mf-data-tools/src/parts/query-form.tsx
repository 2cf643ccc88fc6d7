import type { FormEvent } from 'react';

/** What a form sends along besides what the reader fills in. */
export const HiddenFields = ({ of }: { of: Record<string, string> }) =>
  Object.entries(of).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

/** The query that a form would send; the browser does not send it. */
export const formQuery = (event: FormEvent<HTMLFormElement>): Record<string, string> => {
  event.preventDefault();
  return Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
};
