import { guardEdits } from '@bee/platform';
import { useEffect, useRef } from 'react';

type Edited = {
  /** The element of the form. */
  element: () => HTMLElement | null | undefined;
  values: () => Record<string, unknown>;
  initial: Record<string, unknown>;
};

/**
 * From the first edit on, leaving asks while values differ from the initial ones.
 *
 * @returns a function to call with each edit
 */
export const useUnsavedEdits = (edited: Edited): (() => void) => {
  const latest = useRef(edited);
  latest.current = edited;
  const form = useRef(() => {
    const { element, values, initial } = latest.current;
    return isEdited(values(), initial) ? (element() ?? null) : null;
  });
  const release = useRef(() => {});
  useEffect(() => () => release.current(), []);
  return () => {
    release.current = guardEdits(form.current);
  };
};

const isEdited = (values: Record<string, unknown>, initial: Record<string, unknown>): boolean =>
  Object.keys(values).some((name) => textOf(values[name]) !== textOf(initial[name]));

/** A field that was emptied is as empty as one that had no value. */
const textOf = (value: unknown): string => JSON.stringify(value ?? '');
