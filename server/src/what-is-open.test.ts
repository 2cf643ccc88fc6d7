import { readSettings } from './settings.ts';
import { whatIsOpen } from './what-is-open.ts';

const open = (env: Record<string, string>, hasDemoAccounts?: boolean) =>
  whatIsOpen(
    readSettings(env, '/', () => '4f9c0e1d7ab24f9c0e1d7ab2'),
    hasDemoAccounts,
  ).join('\n');

const CLOSED = {
  HOST: '0.0.0.0',
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://www.example.com',
  COMPOSITION_PUBLIC_KEY: '/keys/composition.pem',
  METRICS_TOKEN: 'f3a1c2c7d6b54e98',
  DATABASE_URL: 'postgres://bee:6f1d0c2b@db/bee',
};

describe('what is said to be open', () => {
  it('is nothing where everything is closed', () => {
    expect(open(CLOSED)).toBe('');
  });

  it('is the demonstration, with whom it is open to', () => {
    expect(open({ ...CLOSED, BEE_DEMO: '1' })).toMatch(
      /BEE_DEMO=1：任何人都能用演示账号登录[\s\S]*任何人都能在 \/sandbox\/outbox[\s\S]*任何人都能用沙箱/,
    );
    expect(open({})).toMatch(/演示只对本机开放：可以用演示账号登录[\s\S]*outbox/);
  });

  it('is no demonstration account where the database holds none', () => {
    const said = open({ ...CLOSED, BEE_DEMO: '1', SAMPLE_SIZE: 'none' }, false);
    expect(said).toContain('沙箱');
    expect(said).not.toContain('演示账号');
  });

  it('is a port that other machines reach without a proxy', () => {
    expect(open({ ...CLOSED, TRUST_PROXY: '0' })).toMatch(/^HOST=0\.0\.0\.0：其他机器可以直接连接端口 8080/);
    expect(open({ ...CLOSED, HOST: '127.0.0.1', TRUST_PROXY: '0' })).toBe('');
  });

  it('is compositions without a signature, metrics without a token and cookies without https', () => {
    const { COMPOSITION_PUBLIC_KEY: _, METRICS_TOKEN: __, ...rest } = CLOSED;
    expect(open({ ...rest, PUBLIC_URL: 'http://www.example.com' })).toMatch(
      /COMPOSITION_PUBLIC_KEY[\s\S]*METRICS_TOKEN[\s\S]*PUBLIC_URL 不是 https/,
    );
  });

  it.each([
    ['DATABASE_URL', 'postgres://bee:bee@db/bee'],
    ['DATABASE_URL', 'postgres://app:postgres@db/bee'],
    ['REDIS_URL', 'redis://:password@redis'],
    ['INTERNAL_SECRET', 'change-me-before-use'],
    ['METRICS_TOKEN', 'xxxxxxxxxxxxxxxx'],
  ])('is a default secret in %s', (name, value) => {
    expect(open({ ...CLOSED, [name]: value })).toBe(`${name} 里的密码或密钥是常见的默认值，请换掉`);
  });
});
