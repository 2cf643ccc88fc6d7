import { setTimeout as sleep } from 'node:timers/promises';

/** The commands of WebDriver that the tests use: path and method of the HTTP protocol, name in Firefox's own. */
export const COMMANDS = {
  open: { http: 'POST url', marionette: 'WebDriver:Navigate' },
  run: { http: 'POST execute/sync', marionette: 'WebDriver:ExecuteScript' },
  click: { http: 'POST element/{id}/click', marionette: 'WebDriver:ElementClick' },
  type: { http: 'POST element/{id}/value', marionette: 'WebDriver:ElementSendKeys' },
  resize: { http: 'POST window/rect', marionette: 'WebDriver:SetWindowRect' },
  screenshot: { http: 'GET screenshot', marionette: 'WebDriver:TakeScreenshot' },
} as const;

export type Send = (command: keyof typeof COMMANDS, params: Record<string, unknown>) => Promise<unknown>;

/** The key of a reference to an element, by the standard. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
type Reference = Record<typeof ELEMENT, string>;
const WAIT_MS = 20_000;

/** A browser that is driven through WebDriver: Firefox and WebKit, as people have them. */
export type Driver = ReturnType<typeof createDriver>;

export const createDriver = (send: Send) => {
  /** Runs a function in the page; it must not use anything defined outside. */
  const run = async <Value>(work: (...args: never[]) => Value, ...args: unknown[]): Promise<Value> =>
    (await send('run', { script: `return (${work})(...arguments)`, args })) as Value;
  const until = async <Value>(what: string, read: () => Promise<Value>): Promise<NonNullable<Value>> => {
    const end = Date.now() + WAIT_MS;
    for (;;) {
      const value = await read();
      if (value) return value;
      if (Date.now() > end) throw new Error(`${what}: not after ${WAIT_MS} ms; ${await run(describePage)}`);
      await sleep(100);
    }
  };
  /** The first visible element whose accessible text is `name`, or begins with it. */
  const find = async (selector: string, name: string): Promise<string> =>
    (await until(`${selector} ${name}`, () => run<Reference | undefined>(findVisible as never, selector, name)))[
      ELEMENT
    ];
  return {
    run,
    until,
    open: (url: string) => send('open', { url }),
    click: async (selector: string, name: string) => send('click', { id: await find(selector, name) }),
    type: async (label: string, text: string) => send('type', { id: await find('input', label), text }),
    sees: (text: string) => until(text, () => run(hasText as never, text)),
    resize: (width: number, height: number) => send('resize', { width, height }),
    screenshot: async () => Buffer.from(String(await send('screenshot', { full: false })), 'base64'),
  };
};

const describePage = () => {
  const { textContent } = document.querySelector('main') ?? document.body;
  return `${location.pathname} shows ${textContent.slice(0, 300).replace(/\s+/g, ' ')}`;
};

const hasText = (text: string) =>
  [...document.querySelectorAll('main, dialog, [role=status]')].some(({ textContent }) => textContent.includes(text));

const findVisible = (selector: string, name: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].find((element) => {
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
    const texts = [element.getAttribute('aria-label') ?? '', ...labels.map(({ textContent }) => textContent ?? '')];
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && texts.some((text) => text.trim().startsWith(name));
  });
