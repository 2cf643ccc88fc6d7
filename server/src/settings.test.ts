import { InvalidSettings, readSettings } from './settings.ts';

const read = (env: Record<string, string>) => readSettings(env, '/srv/bee', () => 'made up for this process');

describe('settings', () => {
  it('have defaults for one process on this machine', () => {
    expect(read({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: '/srv/bee/.data',
      releaseStore: { kind: 'folder', folder: '/srv/bee/.data/releases' },
      publicUrl: 'http://localhost:8080',
      role: 'all',
      demo: true,
    });
  });

  it('take an empty variable for an absent one and cut the slash of an address', () => {
    expect(read({ PORT: '', DATABASE_URL: '', PUBLIC_URL: 'https://bee.example/' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
      publicUrl: 'https://bee.example',
    });
  });

  it('say where the action log goes, or that there is none', () => {
    const target = { address: '/api/base/actionLog', header: ['x-bee-log', 'page-view'] };
    expect(read({}).actionLog).toEqual({ target, days: 190 });
    const elsewhere = {
      ACTION_LOG_URL: 'https://log.example.com/c',
      ACTION_LOG_HEADER: 'X-Log: a:b',
      ACTION_LOG_DAYS: '7',
    };
    expect(read(elsewhere).actionLog).toEqual({
      target: { address: 'https://log.example.com/c', header: ['x-log', 'a:b'] },
      days: 7,
    });
    expect(read({ ACTION_LOG: '0' }).actionLog.target).toBeNull();
    for (const line of ['no colon', 'a b: c', 'x: y\nz: 1', 'x:'])
      expect(() => read({ ACTION_LOG_HEADER: line })).toThrow(/ACTION_LOG_HEADER：应写成/);
  });

  it('know the third parties by their official addresses, with id and secret together', () => {
    expect(read({})).toMatchObject({ wechat: null, qq: null, sandbox: { port: 0, url: undefined } });
    const ids = { WX_APP_ID: 'wx1', WX_APP_SECRET: 's', QQ_APP_ID: '101', QQ_APP_KEY: 'k', QQ_GRAPH_URL: 'http://q/' };
    expect(read(ids)).toMatchObject({
      wechat: { appId: 'wx1', openUrl: 'https://open.weixin.qq.com', apiUrl: 'https://api.weixin.qq.com' },
      qq: { appId: '101', pageUrl: 'http://q', graphUrl: 'http://q' },
    });
    expect(() => read({ WX_APP_ID: 'wx1', QQ_APP_KEY: 'k' })).toThrow(/WX_APP_SECRET：[\s\S]*QQ_APP_KEY：/);
    const edge = { ROLE: 'edge', API_URL: 'http://api', INTERNAL_SECRET: 'sixteen characters' };
    expect(read({ ...edge, WX_APP_ID: 'wx1' }).wechat).toMatchObject({ openUrl: 'https://open.weixin.qq.com' });
  });

  it('report every problem at once, with the name of the variable', () => {
    const wrong = { PORT: 'http', ROLE: 'edge', DATABASE_URL: 'mysql://x', INTERNAL_SECRET: 'short', BEE_DEMO: 'yes' };
    expect(() => read(wrong)).toThrow(InvalidSettings);
    for (const name of ['PORT', 'DATABASE_URL', 'INTERNAL_SECRET', 'BEE_DEMO'])
      expect(() => read(wrong)).toThrow(new RegExp(`^  ${name}：`, 'm'));
  });

  it('ask a split installation for what both processes need', () => {
    expect(() => read({ ROLE: 'edge' })).toThrow(/API_URL[\s\S]*INTERNAL_SECRET/);
    expect(() => read({ ROLE: 'api' })).toThrow(/INTERNAL_SECRET/);
  });

  it('take the four of text messages together or not at all', () => {
    const sms = {
      ALIYUN_SMS_KEY_ID: 'id',
      ALIYUN_SMS_KEY_SECRET: 'secret',
      ALIYUN_SMS_SIGN_NAME: '农小蜂',
      ALIYUN_SMS_TEMPLATE: 'SMS_1',
    };
    expect(read({}).sms).toBeNull();
    expect(read(sms).sms).toMatchObject({ baseUrl: 'https://dysmsapi.aliyuncs.com', signName: '农小蜂' });
    expect(() => read({ ...sms, ALIYUN_SMS_SIGN_NAME: '' })).toThrow(
      /^ {2}ALIYUN_SMS_SIGN_NAME：短信服务的四项须同时指定/m,
    );
  });

  it.each([
    ['127.0.0.1', {}, 'this-machine'],
    ['localhost', {}, 'this-machine'],
    ['::1', {}, 'this-machine'],
    ['127.0.0.1', { BEE_DEMO: 'auto', PUBLIC_URL: 'http://[::1]:8080' }, 'this-machine'],
    ['0.0.0.0', {}, 'nobody'],
    ['10.0.0.5', {}, 'nobody'],
    ['127.0.0.1.example', {}, 'nobody'],
    // With a proxy on the same machine the site listens on loopback but is public.
    ['127.0.0.1', { PUBLIC_URL: 'https://www.example.com' }, 'nobody'],
    ['127.0.0.1', { PUBLIC_URL: 'http://localhost.example.com' }, 'nobody'],
    ['127.0.0.1', { TRUST_PROXY: '1' }, 'nobody'],
    ['127.0.0.1', { BEE_DEMO: '0' }, 'nobody'],
    ['0.0.0.0', { BEE_DEMO: '1' }, 'everybody'],
    ['127.0.0.1', { BEE_DEMO: '1', PUBLIC_URL: 'https://demo.example.com', TRUST_PROXY: '1' }, 'everybody'],
  ])('on %s with %j have a demonstration for: %s', (HOST, more, audience) => {
    expect(read({ HOST, ...more })).toMatchObject({ demoAudience: audience, demo: audience !== 'nobody' });
  });
});
