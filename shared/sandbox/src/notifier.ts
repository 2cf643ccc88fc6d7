/** One attempt to deliver a notification; built again for every attempt because it contains the time. */
export type Delivery = { url: string; headers: Record<string, string>; body: string };
export type Answer = { status: number; body: string };

export type Notification = {
  make(): Delivery;
  /** Whether the response is accepted by the provider as an acknowledgement. */
  isReceived(answer: Answer): boolean;
};

export type Notify = (notification: Notification) => void;

const WAITS_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 180_000];
const ANSWER_WITHIN_MS = 5_000;

type Site = {
  /** The only origin that receives notifications. */
  origin: string;
  /** Address at which this machine reaches the site, if not its origin. */
  near?: string | undefined;
};

export type Notifier = { notify: Notify; stop(): void };

/** Sends a notification until it is acknowledged, with a limited number of attempts and growing intervals. */
export const createNotifier = ({ origin, near }: Site): Notifier => {
  const timers = new Set<NodeJS.Timeout>();

  const attempt = (notification: Notification, place: number): void => {
    const wait = WAITS_MS[place];
    if (wait === undefined) return;
    const timer = setTimeout(async () => {
      timers.delete(timer);
      const answer = await post(notification.make(), origin, near).catch(() => null);
      if (!answer || !notification.isReceived(answer)) attempt(notification, place + 1);
    }, wait);
    timer.unref();
    timers.add(timer);
  };

  return {
    notify: (notification) => attempt(notification, 0),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
};

/** Only sends to the site's own origin, regardless of the URL given by the merchant. */
const post = async ({ url, headers, body }: Delivery, origin: string, near?: string): Promise<Answer> => {
  const address = new URL(url);
  if (address.origin !== origin) throw new Error('not the site');
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const reached = new URL(address.pathname, near ?? origin);
  const response = await fetch(reached, { method: 'POST', headers, body, redirect: 'error', signal });
  return { status: response.status, body: (await response.text()).slice(0, 1000) };
};
