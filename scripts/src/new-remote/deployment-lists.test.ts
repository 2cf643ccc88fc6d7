import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT, remoteNames } from '@bee/build/workspace';
import { DEPLOYMENT_FILES, withRemotes } from './deployment-lists.ts';

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

it.each(DEPLOYMENT_FILES)('%s names every remote of this checkout', (file) => {
  expect(withRemotes(read(file), remoteNames())).toBe(read(file));
});

it('adds a new remote wherever the others are named, and removes one that is gone', () => {
  const remotes = [...remoteNames().filter((name) => name !== 'mf-content'), 'mf-new-reports'];
  const compose = withRemotes(read('docker-compose.yml'), remotes);
  expect(compose).toContain('      - mf-new-reports=${MF_NEW_REPORTS_VERSION:-latest}\n');
  expect(compose).toContain('      - canary:mf-new-reports=${MF_NEW_REPORTS_CANARY:-}\n');
  expect(compose).toContain('      mf-new-reports: { condition: service_completed_successfully }\n');
  expect(compose).toContain('\n  mf-new-reports:\n    <<: *publisher\n');
  expect(compose).toContain('REMOTE: mf-new-reports }');
  expect(compose).not.toMatch(/mf-content|MF_CONTENT/);
  const settings = withRemotes(read('.env.example'), remotes);
  expect(settings).toContain('\nMF_NEW_REPORTS_VERSION=latest\n');
  expect(settings).toContain('\nMF_NEW_REPORTS_CANARY=\n');
  expect(settings).not.toContain('MF_CONTENT');
});
