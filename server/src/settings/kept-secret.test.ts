import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keptSecret } from './kept-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'bee-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the secret of an installation that names none', () => {
  it('is the same after a restart, another elsewhere, and read by its owner only', () => {
    const data = path.join(folder, 'data');
    const first = keptSecret(data);
    expect(first).toMatch(/^[0-9a-f]{64}$/);
    expect(keptSecret(data)).toBe(first);
    expect(keptSecret(path.join(folder, 'other'))).not.toBe(first);
    expect(statSync(path.join(data, 'internal-secret')).mode & 0o077).toBe(0);
  });

  it('is one of this start where none can be kept', () => {
    writeFileSync(path.join(folder, 'internal-secret'), '');
    expect(keptSecret(folder)).toMatch(/^[0-9a-f]{64}$/);
    writeFileSync(path.join(folder, 'file'), '');
    expect(keptSecret(path.join(folder, 'file'))).toMatch(/^[0-9a-f]{64}$/);
  });
});
