import { isComposing } from '@bee/ui/content';

/** Enter that confirms an input method sends no form, on no page. */
export const keepComposing = () =>
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' && isComposing(event) && event.target instanceof HTMLInputElement)
        event.preventDefault();
    },
    { capture: true },
  );
