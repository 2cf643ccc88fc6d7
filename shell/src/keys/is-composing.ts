const KEY_OF_COMPOSITION = 229;

/** True for keys of an input method. Safari sends the key that ends a composition after its end, with code 229. */
export const isComposing = ({ isComposing, keyCode }: KeyboardEvent): boolean =>
  isComposing || keyCode === KEY_OF_COMPOSITION;
