import { addShortcuts } from '@bee/platform';
import { keyboardShortcuts } from '@bee/platform/host';
import { isComposing } from '@bee/ui/content';
import { keyHelp } from './key-help.store.ts';

const TYPED_IN =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit]),textarea,select,[contenteditable]';
/** Input methods may produce the full-width forms. */
const NARROW: Record<string, string> = { '／': '/', '？': '?' };

/** The only listener for keyboard shortcuts; `/` and `?` belong to the shell itself. */
export const listenForKeys = () => {
  addShortcuts([
    { key: '/', title: '搜索', run: focusSearch },
    { key: '?', title: '显示这份快捷键列表', run: () => keyHelp.setState({ shown: true }) },
  ]);
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
    const pressed = NARROW[event.key] ?? event.key;
    const found = keyboardShortcuts.getState().list.find(({ key }) => key === pressed);
    if (!found) return;
    event.preventDefault();
    found.run();
  });
};

/** In a field, during composition, or while a dialog is open. */
const isTyping = (event: KeyboardEvent): boolean =>
  isComposing(event) ||
  (event.target instanceof Element && event.target.closest(TYPED_IN) !== null) ||
  document.querySelector('dialog[open]') !== null;

/** The search field of the header, or that of the page where the header shows none. */
const focusSearch = () => {
  const fields = [...document.querySelectorAll<HTMLInputElement>('#bee-top [type=search], #bee-stage [type=search]')];
  const field = fields.find((each) => each.checkVisibility?.({ visibilityProperty: true }) ?? true);
  field?.focus();
  field?.select();
};
