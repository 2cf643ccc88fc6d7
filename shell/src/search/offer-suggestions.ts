import { reloadOnce } from '@bee/platform';
import type { Platform } from '@bee/platform/host';

/** The fields of the site's own search, in the header and on pages, complete what is typed; the code comes with the first focus. */
export const offerSuggestions = (platform: Platform) => {
  const suggest = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.matches('[type=search][name=keyword]'))
      import(/* webpackChunkName: "on-demand" */ './suggest-for.tsx').catch(reloadOnce).then(
        ({ suggestFor }) => suggestFor(target, platform),
        () => {},
      );
  };
  document.addEventListener('focusin', ({ target }) => suggest(target));
  suggest(document.activeElement);
};
