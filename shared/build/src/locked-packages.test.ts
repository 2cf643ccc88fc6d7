import { lockedPackages } from './locked-packages.ts';

const lockfile = (packages: object) =>
  JSON.stringify({
    packages: {
      '': { workspaces: ['mf-*'] },
      'mf-ai': { name: '@bee/mf-ai', version: '1.0.0' },
      'node_modules/@bee/mf-ai': { resolved: 'mf-ai', link: true },
      'node_modules/react': { version: '19.3.1' },
      'mf-ai/node_modules/zod': { version: '4.0.0' },
      ...packages,
    },
  });

it('is independent of the workspaces', () => {
  const more = {
    'mf-reports': { name: '@bee/mf-reports', version: '1.0.0' },
    'node_modules/@bee/mf-reports': { resolved: 'mf-reports', link: true },
  };
  expect(lockedPackages(lockfile(more))).toBe(lockedPackages(lockfile({})));
});

it.each([
  ['of all workspaces', { 'node_modules/react': { version: '19.3.2' } }],
  ['of one workspace', { 'mf-ai/node_modules/zod': { version: '4.0.1' } }],
  ['that was added', { 'node_modules/left': { version: '1.0.0' } }],
])('changes with the version of a package %s', (_, changed) => {
  expect(lockedPackages(lockfile(changed))).not.toBe(lockedPackages(lockfile({})));
});
