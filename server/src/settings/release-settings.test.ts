import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { InvalidSettings, readSettings } from '../settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/srv/bee', () => 'r'.repeat(32));

describe('settings of releases', () => {
  let folder: string;
  const secret = (text: string) => {
    const file = path.join(folder, 'secret');
    writeFileSync(file, text);
    return file;
  };

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'bee-settings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('take a bucket for the store, with a folder for what is served of it', () => {
    const { releaseStore } = read({
      RELEASE_STORE: 's3://bee/releases/main/',
      RELEASE_S3_ENDPOINT: 'https://s3.example.com',
      RELEASE_S3_ACCESS_KEY_ID: 'key',
      RELEASE_S3_SECRET_ACCESS_KEY_FILE: secret('hidden\n'),
    });
    expect(releaseStore).toMatchObject({
      kind: 's3',
      bucket: 'bee',
      prefix: 'releases/main',
      secretAccessKey: 'hidden',
      mirror: '/srv/bee/.data/mirror',
      mirrorBytes: 160 * 1024 * 1024,
    });
  });

  it.each([
    [{ RELEASE_STORE: 's3://bee' }, 'RELEASE_S3_ENDPOINT'],
    [{ RELEASE_MIRROR_MB: '1' }, 'RELEASE_MIRROR_MB'],
    [{ INTERNAL_SECRET_FILE: '/nowhere/secret' }, '/nowhere/secret'],
    [{ INTERNAL_SECRET_FILE: '/nowhere/secret', INTERNAL_SECRET: 'x'.repeat(16) }, 'INTERNAL_SECRET_FILE'],
    [{ OPS_WEBHOOK_FORMAT: 'fax' }, 'OPS_WEBHOOK_FORMAT'],
    [{ ROLE: 'composer' }, 'INTERNAL_SECRET'],
    [{ DEV_ORIGINS: 'http://dev.example.com' }, 'DEV_ORIGINS'],
    [{ DEV_ORIGINS: 'https://dev.example.com/mf-ai' }, 'DEV_ORIGINS'],
    [{ DEV_ORIGINS: 'https://a.example.com; script-src *' }, 'DEV_ORIGINS'],
    [{ DEV_ORIGINS: 'http://localhost:5171,*' }, 'DEV_ORIGINS'],
  ])('name what is wrong with %j', (env, named) => {
    expect(() => read(env)).toThrow(InvalidSettings);
    expect(() => read(env)).toThrow(named);
  });

  it('hold a secret that a file gives to the same rules', () => {
    expect(() => read({ INTERNAL_SECRET_FILE: secret('short') })).toThrow('INTERNAL_SECRET');
    expect(read({ INTERNAL_SECRET_FILE: secret('a secret of sixteen\n') }).internalSecret).toBe('a secret of sixteen');
  });

  it('split origins of development and take a webhook', () => {
    const { operations } = read({
      DEV_ORIGINS: 'http://localhost:5171/, https://dev.example.com',
      OPS_WEBHOOK_URL: 'https://hooks.example.com/x',
    });
    expect(operations.devOrigins).toEqual(['http://localhost:5171', 'https://dev.example.com']);
    expect(operations.webhook).toEqual({ url: 'https://hooks.example.com/x', secret: '', format: 'json' });
  });
});
