import { readSettings } from '../settings.ts';
import { contentSecurityPolicy } from './document/content-security-policy.ts';
import { frameOrigins } from './frame-origins.ts';

const EDGE = { ROLE: 'edge', API_URL: 'http://api:8080', INTERNAL_SECRET: 'sixteen characters', HOST: '0.0.0.0' };
const origins = (env: Record<string, string>) => frameOrigins(readSettings({ ...EDGE, ...env }, '/', () => ''));

describe('what an edge alone lets stand in a frame', () => {
  it.each([
    ['nothing by itself', {}, []],
    ['WeChat', { WX_APP_ID: 'wx1' }, ['https://open.weixin.qq.com']],
    [
      'the sandbox of a demonstration',
      { BEE_DEMO: '1', SANDBOX_URL: 'http://localhost:8090/' },
      ['http://localhost:8090'],
    ],
    ['no sandbox outside of one', { SANDBOX_URL: 'http://localhost:8090' }, []],
    [
      'WeChat rather than a sandbox',
      { BEE_DEMO: '1', SANDBOX_URL: 'http://x', WX_APP_ID: 'a', WX_OPEN_URL: 'https://o.example/x' },
      ['https://o.example'],
    ],
  ])('is %s', (_name, env, expected) => {
    expect(origins(env as Record<string, string>)).toEqual(expected);
  });

  it('is what the policy of a page names', () => {
    expect(contentSecurityPolicy({ scripts: [], styles: [] }, { frames: ['https://o.example'] })).toContain(
      `; frame-src 'self' https://o.example; `,
    );
    expect(contentSecurityPolicy({ scripts: [], styles: [] })).toContain(`; frame-src 'self'; `);
  });
});
