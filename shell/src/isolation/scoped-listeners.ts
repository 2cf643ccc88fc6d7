import { forRemotes } from './calling-release.ts';
import { reportDamage, ShellNodesError } from './damage.ts';
import { addEffect, type Effect, type Scope } from './remote-scopes.ts';

type Listener = EventListenerOrEventListenerObject;
type Values = [type: string, listener: Listener | null, options?: boolean | AddEventListenerOptions];

/** Where readers leave a remote. */
const FRAME = '#bee-top,#bee-nav,#bee-notice,#bee-bottom,.bee-skip';
const POINTING = /^(click|auxclick|pointer|mouse|touch)/;
const STOPPING = ['preventDefault', 'stopPropagation', 'stopImmediatePropagation'];

/** Listeners of a remote at the window, the document, `html` and `body` belong to its scope. */
export const scopeListeners = (pageTargets: EventTarget[]) => {
  const added = new WeakMap<Listener, Map<string, () => void>>();
  const isPage = (self: unknown) => pageTargets.includes((self ?? window) as EventTarget);
  const keyOf = (self: unknown, [type, , options]: Values) =>
    [pageTargets.indexOf((self ?? window) as EventTarget), type, isCapture(options)].join();
  const { prototype } = EventTarget;
  const { addEventListener, removeEventListener } = prototype;

  forRemotes(
    prototype,
    'addEventListener',
    (scope, call, values, self) => {
      const [type, listener, options] = values as Values;
      if (!listener) return call();
      const key = keyOf(self, values as Values);
      const others = added.get(listener) ?? new Map<string, () => void>();
      if (others.has(key)) return;
      const drop = () => {
        effect.stop();
        scope.effects.delete(effect);
        others.delete(key);
      };
      const { once = false, signal } = typeof options === 'object' ? options : {};
      if (signal?.aborted) return;
      const deliver = (event: Event) => {
        if (once) drop();
        withFrameKept(scope, event, () =>
          typeof listener === 'function' ? listener.call(event.currentTarget, event) : listener.handleEvent(event),
        );
      };
      const effect: Effect = {
        start: () => addEventListener.call(self ?? window, type, deliver, options),
        stop: () => removeEventListener.call(self ?? window, type, deliver, isCapture(options)),
      };
      added.set(listener, others.set(key, drop));
      signal?.addEventListener('abort', drop, { once: true });
      addEffect(scope, effect);
    },
    isPage,
  );

  prototype.removeEventListener = new Proxy(removeEventListener, {
    apply: (native, self, values: Values) => {
      const drop = values[1] && isPage(self) && added.get(values[1])?.get(keyOf(self, values));
      return drop ? drop() : Reflect.apply(native, self, values);
    },
  });
};

const isCapture = (options: Values[2]) => (typeof options === 'object' ? options?.capture : options) === true;

/** A remote may see clicks on the frame, but not stop them: readers must be able to leave it. It is reported if it tries. */
const withFrameKept = ({ remote, release }: Scope, event: Event, deliver: () => void) => {
  const isFrame = POINTING.test(event.type) && event.target instanceof Element && event.target.closest(FRAME);
  if (!isFrame) return deliver();
  // Moves may be stopped for a reason, while something is dragged over the frame.
  const value = () => {
    if (event.type === 'click')
      reportDamage(remote, release, 'clicks', new ShellNodesError('blocked a click on the frame'));
  };
  for (const name of STOPPING) Object.defineProperty(event, name, { value, configurable: true });
  try {
    deliver();
  } finally {
    for (const name of STOPPING) Reflect.deleteProperty(event, name);
  }
};
