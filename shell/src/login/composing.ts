import type { KeyboardEvent } from 'react';

const KEY_OF_COMPOSITION = 229;

/** An Enter that chooses a word of an input method. Safari sends it after the composition has ended, with key code 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION;

/** For `onKeyDown` of a form: such an Enter must not submit it. */
export const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
