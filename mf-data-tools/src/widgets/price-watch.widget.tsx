import { defineWidget } from '@bee/platform';
import { WatchList, type WatchListProps } from '../parts/watch/watch-list.tsx';

/** A member's watched prices, for pages of other remotes that show them to members only. */
export const widget = defineWidget<WatchListProps>({ component: ({ props }) => <WatchList {...props} /> });
