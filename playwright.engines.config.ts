import base from './playwright.config.ts';

/** `npm run test:engines`: the main tasks in Firefox and WebKit, which are driven as they are installed. */
const config = {
  ...base,
  projects: undefined,
  testMatch: 'shell/e2e/engines/*.spec.ts',
  testIgnore: ['**/.tmp/**'],
};

export default config;
