import type { KeyboardEvent } from 'react';

const KEY_OF_COMPOSITION = 229;

/** True for keys of an input method. Safari sends the key that ends a composition after its end, with code 229. */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  nativeEvent.isComposing || nativeEvent.keyCode === KEY_OF_COMPOSITION;
