/** Selector of elements that are reached by Tab. */
export const FOCUSABLE = ['a[href]', 'button', 'input:not([type=hidden])', 'select', 'textarea', '[tabindex]']
  .map((control) => `${control}:not(:disabled, [tabindex='-1'])`)
  .join();
