import { type Browser, type BrowserContext, test as base } from '@playwright/test';
import { apiCallsLogged, logApiCalls } from './api-log.ts';

export { type Browser, type BrowserContext, expect, type Locator, type Page, type Route } from '@playwright/test';
export { AXE_WIDTHS } from './axe-widths.ts';
export { expectAccessible } from './expect-accessible.ts';
export { expectFitting, expectFittingAndAccessible } from './expect-fitting.ts';
export { readHydratedText } from './hydrated-text.ts';
export { expectScriptsWithin } from './script-budget.ts';
export { accounts, DEMO_PASSWORD, logInByModal, signIn } from './sign-in.ts';

type SiteOptions = {
  /** What a test breaks on purpose and the console therefore says. */
  allowedProblems: RegExp[];
  siteProblems: string[];
};

let problems: string[] = [];

/**
 * Playwright's `test` that fails when a page throws, writes an error to the console or hydrates to something else than
 * the server sent, and that notes the API calls it sees.
 *
 * @example test.use({ allowedProblems: [/Failed to load resource/] });
 */
export const test = base.extend<SiteOptions, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => watched(await newContext(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  allowedProblems: [[], { option: true }],
  siteProblems: [
    async ({ allowedProblems }, use) => {
      problems = [];
      await use(problems);
      await apiCallsLogged();
      const unexpected = problems.filter((problem) => !allowedProblems.some((pattern) => pattern.test(problem)));
      base.expect(unexpected, 'errors of the page').toEqual([]);
    },
    { auto: true },
  ],
});

const watched = (context: BrowserContext): BrowserContext => {
  logApiCalls(context);
  context.on('weberror', (error) => problems.push(String(error.error())));
  context.on('console', (message) => {
    const text = message.text();
    const isError = message.type() === 'error' || /hydrat/i.test(text);
    if (isError && !isMissingPage(text, message.location().url, message.page()?.url())) problems.push(text);
  });
  return context;
};

/** A browser reports the 404 or 401 of the page itself, which is what a test of such a page asks for. */
const isMissingPage = (text: string, source: string, address: string | undefined): boolean =>
  /status of 40[14]/.test(text) && source === address;
