import type { KeyboardEvent } from 'react';

const KEY_OF_COMPOSITION = 229;

/** True for keys of an input method. Safari sends the key that ends a composition after its end, with code 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION;

/** For `onKeyDown` of a form: Enter that confirms an input method must not submit it. */
export const keepComposing = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && isComposing(event)) event.preventDefault();
};
