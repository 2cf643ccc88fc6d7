import { connectCalls, type Platform } from '@bee/platform/host';
import { watchNetwork } from './app/watch-network.ts';
import { watchQuote } from './cite/watch-quote.ts';
import { startSampleRibbon } from './frame/sample-ribbon.ts';
import { startIsolation } from './isolation/start-isolation.ts';
import { keepComposing } from './keys/keep-composing.ts';
import { listenForKeys } from './keys/listen-for-keys.ts';
import type { RemoteLoader } from './loader/remote-loader.ts';
import { announcePages } from './navigation/announce-page.ts';
import { watchComposition } from './navigation/composition-watch.ts';
import { startPrefetch } from './navigation/prefetch.ts';
import { offerSuggestions } from './search/offer-suggestions.ts';
import { watchMessages } from './session/watch-messages.ts';
import { watchSession } from './session/watch-session.ts';

export { preparePage } from './navigation/page-preparation.ts';

type Deps = { platform: Platform; load: RemoteLoader; onComposition(id: string): void; onDamage(): void };

/**
 * Starts everything the first page can do without: keyboard shortcuts, search suggestions, page announcements,
 * watching for changes elsewhere, prefetching, and repairs of what remotes break.
 */
export const startWhenIdle = ({ platform, load, onComposition, onDamage }: Deps): void => {
  const { session, sessionStore, queryClient, location } = platform;
  connectCalls({ store: sessionStore, session });
  keepComposing();
  listenForKeys();
  watchSession(session, sessionStore, () => void queryClient.invalidateQueries());
  watchNetwork();
  watchMessages(session, sessionStore);
  watchComposition(onComposition);
  startPrefetch(platform, load);
  startSampleRibbon(location);
  watchQuote(location);
  announcePages(location);
  offerSuggestions(platform);
  startIsolation(platform, onDamage);
};
