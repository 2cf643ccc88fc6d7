import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isDeployed } from './is-deployed.ts';

const store = mkdtempSync(path.join(tmpdir(), 'bee-deployed-'));
afterAll(() => rmSync(store, { recursive: true, force: true }));

describe('a start without anything to compose', () => {
  const releases = { shell: '1.0.0-a', 'mf-ai': '1.0.0-b' };

  it('has the releases of the last deployment, whatever an operator has composed since', () => {
    expect(isDeployed(store, releases, {})).toBe(false);
    const shell = { active: '0.9.0-c' };
    writeFileSync(path.join(store, 'composition.json'), JSON.stringify({ deployed: releases, shell }));
    expect(isDeployed(store, releases, {})).toBe(true);
    expect(isDeployed(store, { ...releases, 'mf-ai': '1.0.0-d' }, {})).toBe(false);
    expect(isDeployed(store, { ...releases, 'mf-new': '1.0.0-a' }, {})).toBe(false);
  });

  it.each([
    ['RELEASE_STORE', 's3://bucket/releases'],
    ['COMPOSITION_SIGNING_KEY', 'key.pem'],
    ['COMPOSITION_PUBLIC_KEY', 'key.pub'],
  ])('is left to the composer with %s', (name, value) => {
    expect(isDeployed(store, releases, { [name]: value })).toBe(false);
  });
});
