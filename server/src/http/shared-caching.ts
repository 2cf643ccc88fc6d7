/** Age in seconds at which an answer is renewed. */
export const FRESH_SECONDS = 60;

/**
 * Headers of answers that are the same for all visitors. Browsers ask each time, by ETag. Caches in front of the site keep
 * an answer for a minute, show it while it is renewed, and for a day while the site does not answer. Only their header
 * allows to show it while it is renewed: Firefox would show the old document, for example that of a visitor after the
 * login, and Chromium the old answer.
 */
export const SHARED_CACHING = {
  'cache-control': `public, max-age=0, s-maxage=${FRESH_SECONDS}, stale-if-error=86400`,
  'cdn-cache-control': `max-age=${FRESH_SECONDS}, stale-while-revalidate=600, stale-if-error=86400`,
  // nginx asks again by ETag, which costs next to nothing here; so changes and switches show within these seconds.
  'x-accel-expires': '3',
  vary: 'accept-encoding',
};
