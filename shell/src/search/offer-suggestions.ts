import { reloadOnce } from '@bee/platform';
import type { Platform } from '@bee/platform/host';

/** Adds suggestions to the site search fields, in the header and on pages; the code is loaded with the first focus. */
export const offerSuggestions = (platform: Platform) => {
  const suggest = (target: EventTarget | null) => {
    if (target instanceof HTMLInputElement && target.matches('[type=search][name=keyword]'))
      Promise.all([
        import(/* webpackChunkName: "on-demand" */ './suggest-for.tsx').catch(reloadOnce),
        platform.ensureStyles(['on-demand']),
      ]).then(
        ([{ suggestFor }]) => suggestFor(target, platform),
        () => {},
      );
  };
  document.addEventListener('focusin', ({ target }) => suggest(target));
  suggest(document.activeElement);
};
