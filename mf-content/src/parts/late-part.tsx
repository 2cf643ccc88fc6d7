import { type ComponentType, lazy, Suspense, useState } from 'react';

export type LatePart<Props> = {
  /** Awaited by `load`: the server then renders it at once, and a page that is navigated to has it when it shows. */
  ready(): Promise<void>;
  /** What renders it: itself once its code is there, else something that waits for it. */
  view(): ComponentType<Props>;
};

/**
 * A part of a page that is in the server's HTML, but whose code is not among what the page needs first: it comes alive
 * a moment later. When its code cannot be loaded, the server's HTML stays as it is.
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>): LatePart<Props> => {
  let known: ComponentType<Props> | undefined;
  const take = async () => {
    known = await load();
    return { default: known };
  };
  const waiting = lazy(() => take().catch(() => new Promise<never>(() => {}))) as unknown as ComponentType<Props>;
  return { ready: async () => void (await take()), view: () => known ?? waiting };
};

/**
 * Renders it. Whoever holds one is memoised: a new rendering before its code is there would take the server's HTML away.
 */
export const Late = <Props extends object>({ part, props }: { part: LatePart<Props>; props: Props }) => {
  const [View] = useState(part.view);
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
};
