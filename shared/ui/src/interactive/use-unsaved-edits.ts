import { guardEdits } from '@bee/platform';
import { useEffect, useRef } from 'react';

type Edited = {
  /** The element of the form. */
  element: () => HTMLElement | null | undefined;
  values: () => Record<string, unknown>;
  initial: Record<string, unknown>;
};

/**
 * From the first edit on, leaving asks while values differ from the initial ones, until the edits are sent.
 *
 * @returns functions to call with each edit and when the form is sent
 */
export const useUnsavedEdits = (edited: Edited): { note: () => void; send: () => void } => {
  const latest = useRef(edited);
  latest.current = edited;
  const form = useRef(() => {
    const { element, values, initial } = latest.current;
    return isEdited(values(), initial) ? (element() ?? null) : null;
  });
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  return {
    note: () => {
      release.current = guardEdits(form.current);
    },
    send: () => release.current(),
  };
};

const isEdited = (values: Record<string, unknown>, initial: Record<string, unknown>): boolean =>
  Object.keys(values).some((name) => textOf(values[name]) !== textOf(initial[name]));

/** A field that was emptied is as empty as one that had no value. */
const textOf = (value: unknown): string => JSON.stringify(value ?? '');
