/** Something that a remote started and that outlives its elements: a listener, a timer. */
export type Effect = { start(): void; stop(): void };

/** `shown`: how many pages and widgets of the release are on the page. */
export type Scope = {
  remote: string;
  release: string;
  shown: number;
  wasShown: boolean;
  effects: Set<Effect>;
  /** Bytes of the heap before it was shown; only Chromium says it. */
  heapBefore?: number | undefined;
};

const scopes = new Map<string, Scope>();

const leftListeners: ((scope: Scope) => void)[] = [];

/** Called when nothing of a release is on the page any more. */
export const onLeft = (listener: (scope: Scope) => void) => leftListeners.push(listener);

export const heapSize = () => (performance as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize;

export const scopeOf = (remote: string, release: string): Scope => {
  const key = `${remote}/${release}`;
  const scope = scopes.get(key) ?? { remote, release, shown: 0, wasShown: false, effects: new Set() };
  scopes.set(key, scope);
  return scope;
};

/** Nothing of it is on the page any more. Before its first page it may run: its modules are evaluated then. */
export const isLeft = ({ shown, wasShown }: Scope): boolean => wasShown && shown === 0;

/** What a release starts after it was left starts when it is shown again. */
export const addEffect = (scope: Scope, effect: Effect) => {
  scope.effects.add(effect);
  if (!isLeft(scope)) effect.start();
};

/**
 * A page or widget of a release is about to be mounted. When the last one is left, everything stops that the release
 * started. It starts again with the next one, because modules are evaluated only once and libraries wait for their own
 * timers. Returns the function that leaves it.
 */
export const showRemote = (remote: string, release: string): (() => void) => {
  const scope = scopeOf(remote, release);
  scope.shown += 1;
  if (scope.shown === 1) scope.heapBefore = heapSize();
  if (scope.shown === 1 && scope.wasShown) for (const effect of [...scope.effects]) effect.start();
  scope.wasShown = true;
  let isOpen = true;
  return () => {
    if (!isOpen) return;
    isOpen = false;
    scope.shown -= 1;
    if (scope.shown > 0) return;
    for (const effect of [...scope.effects]) effect.stop();
    for (const listener of leftListeners) listener(scope);
  };
};
