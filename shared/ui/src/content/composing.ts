const KEY_OF_COMPOSITION = 229;

/** True for keys of an input method. Safari sends the key that ends a composition after its end, with code 229. */
export const isComposing = (event: KeyboardEvent | { nativeEvent: KeyboardEvent }): boolean => {
  const { isComposing, keyCode } = 'nativeEvent' in event ? event.nativeEvent : event;
  return isComposing || keyCode === KEY_OF_COMPOSITION;
};
