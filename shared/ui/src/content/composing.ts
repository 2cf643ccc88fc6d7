import type { KeyboardEvent } from 'react';

const KEY_OF_COMPOSITION = 229;

/** A key that belongs to an input method. Safari sends the one that ends a composition after it has ended, with code 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION;

/** For `onKeyDown` of a form: the Enter that chooses a word must not submit it. */
export const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
