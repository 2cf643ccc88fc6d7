import { type ComponentType, lazy, Suspense, useState } from 'react';

export type Island<Props> = {
  /** Awaited by `load`, so that the server renders the component and client navigation shows the complete page. */
  ready(): Promise<void>;
  /** The component, or a lazy one while its code is loading. */
  view(): ComponentType<Props>;
};

/**
 * A part of a page that is in the server's HTML and hydrates later, because its code is not needed first. If the code
 * fails to load, the server's HTML stays.
 */
export const island = <Props extends object>(load: () => Promise<ComponentType<Props>>): Island<Props> => {
  let known: ComponentType<Props> | undefined;
  const take = async () => {
    known = await load();
    return { default: known };
  };
  const waiting = lazy(() => take().catch(() => new Promise<never>(() => {}))) as unknown as ComponentType<Props>;
  return { ready: async () => void (await take()), view: () => known ?? waiting };
};

/**
 * Renders an island. Its parent must be memoised: another render before the code has loaded would drop the server's
 * HTML.
 */
export function IslandView<Props extends object>({ part, props }: { part: Island<Props>; props: Props }) {
  const [View] = useState(part.view);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
