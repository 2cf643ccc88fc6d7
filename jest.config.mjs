import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const ROOT = import.meta.dirname;
const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mf-'));

const IN_NODE = [
  'server',
  'shared/contracts',
  'shared/domain',
  'shared/build',
  'shared/releases',
  'shared/sandbox',
  'shared/testing',
  'scripts',
];
const IN_BROWSER = ['shell', ...remotes, 'shared/platform', 'shared/ui', 'shared/charts'];

/** Started in a workspace, as `npm test -w mf-ai` does, only the tests of that one run; it needs no other to be there. */
const here = `${path.relative(ROOT, process.cwd()).replaceAll(path.sep, '/')}/`;
const own = [...IN_NODE, ...IN_BROWSER].filter((folder) => here.startsWith(`${folder}/`));

const present = (folders) =>
  folders
    .filter((folder) => existsSync(path.join(ROOT, folder)) && (own.length === 0 || own.includes(folder)))
    .map((folder) => `<rootDir>/${folder}`);

const shared = {
  transform: { '\\.[cm]?[jt]sx?$': swc },
  // Packages of this repository are found through links in node_modules and seen at their own place, so only real
  // dependencies are left untransformed; those that ship ES modules alone, or import such while running, are named here.
  transformIgnorePatterns: [
    '/node_modules/(?!(@fastify/cookie|@opentelemetry/otlp-exporter-base|csv-parse|uuid|lodash-es|d3-[a-z]+|internmap|p-queue|p-timeout|eventemitter3|@antv|@noble|feed)/)',
  ],
  // antd's main entry is CommonJS here; its single modules are to come from the same copy.
  moduleNameMapper: {
    '^antd/es/(.*)$': 'antd/lib/$1',
    '\\.css$': '<rootDir>/shared/build/src/empty-module.cjs',
  },
  testMatch: process.env.BEE_LONG ? ['**/src/**/*.long.test.{ts,tsx}'] : ['**/src/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: [
    '/node_modules/',
    '/scripts/fixtures/',
    ...(process.env.BEE_LONG ? [] : ['\\.long\\.test\\.']),
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/', '/\\.cache/', '/\\.tmp/'],
};

/** Two kinds of tests: `node` has no browser, `browser` has jsdom. Run one with `npx jest --selectProjects node`. */
const config = {
  // Starting an embedded database takes two seconds on a quiet machine and many more on a busy one.
  testTimeout: 300_000,
  projects: [
    {
      ...shared,
      displayName: 'node',
      testEnvironment: '<rootDir>/shared/testing/src/node-environment.ts',
      runtime: '<rootDir>/shared/testing/src/node-runtime.cjs',
      roots: present(IN_NODE),
      setupFiles: ['<rootDir>/shared/testing/src/node-setup.ts'],
    },
    {
      ...shared,
      displayName: 'browser',
      testEnvironment: '<rootDir>/shared/testing/src/browser-environment.ts',
      roots: present(IN_BROWSER),
      setupFiles: ['<rootDir>/shared/testing/src/jsdom-setup.ts'],
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/jest-dom-setup.ts'],
    },
  ].filter(({ roots }) => roots.length > 0),
};

export default config;
