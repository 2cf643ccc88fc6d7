/** What jsdom lacks and React, antd and the platform expect of a browser. */
import { TextDecoder, TextEncoder } from 'node:util';

class QuietObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

type Listener = (event: { data: unknown }) => void;

/** Timer-based: the one of worker_threads keeps Jest from exiting. */
class TimerPort {
  onmessage: Listener | null = null;
  partner: TimerPort | null = null;

  postMessage(data: unknown): void {
    setTimeout(() => this.partner?.onmessage?.({ data }), 0);
  }
  start(): void {}
  close(): void {}
}

class TimerMessageChannel {
  readonly port1 = new TimerPort();
  readonly port2 = new TimerPort();

  constructor() {
    this.port1.partner = this.port2;
    this.port2.partner = this.port1;
  }
}

const matchMedia = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});

const provide = (target: object, values: Record<string, unknown>): void => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(target, name, { value, writable: true, configurable: true });
};

provide(globalThis, {
  TextEncoder,
  TextDecoder,
  ResizeObserver: QuietObserver,
  IntersectionObserver: QuietObserver,
  MessageChannel: TimerMessageChannel,
  matchMedia,
  scrollTo: () => {},
});

// jsdom computes no pseudo elements and complains on every call that names one.
const { getComputedStyle } = window;
provide(window, { getComputedStyle: (element: Element) => getComputedStyle.call(window, element) });
provide(Element.prototype, { scroll: () => {}, scrollIntoView: () => {} });

// jsdom knows <dialog>, but cannot open one.
provide(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

Blob.prototype.arrayBuffer ??= function (this: Blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
