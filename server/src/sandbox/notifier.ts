/** One notification on its way; made anew for every attempt, since it carries the time. */
export type Delivery = { url: string; headers: Record<string, string>; body: string };
export type Answer = { status: number; body: string };

export type Notification = {
  make(): Delivery;
  /** Whether the answer is what the provider takes for "received". */
  isReceived(answer: Answer): boolean;
};

export type Tell = (notification: Notification) => void;

const WAITS_MS = [0, 1_000, 2_000, 5_000, 10_000, 30_000, 60_000, 180_000];
const ANSWER_WITHIN_MS = 5_000;

type Site = {
  /** The only origin that is told anything. */
  origin: string;
  /** Where this machine reaches it, if not by its origin. */
  near?: string | undefined;
};

export type Notifier = { tell: Tell; stop(): void };

/** Tells the site until it says "received", a few times, later each time. */
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
    tell: (notification) => attempt(notification, 0),
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
};

/** Nothing leaves for an address that is not the site's own, whatever a merchant has named. */
const post = async ({ url, headers, body }: Delivery, origin: string, near?: string): Promise<Answer> => {
  const address = new URL(url);
  if (address.origin !== origin) throw new Error('not the site');
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const reached = new URL(address.pathname, near ?? origin);
  const response = await fetch(reached, { method: 'POST', headers, body, redirect: 'error', signal });
  return { status: response.status, body: (await response.text()).slice(0, 1000) };
};
