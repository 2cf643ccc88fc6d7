import NodeEnvironment from '@bee/testing/node-environment';

const startEnvironment = () => {
  const projectConfig = { globals: {}, fakeTimers: {} };
  return new NodeEnvironment({ globalConfig: {}, projectConfig } as never, {} as never);
};

describe('the environment of a test file', () => {
  it('reverts what the file changed of the process', async () => {
    const { fetch } = globalThis;
    const environment = startEnvironment();
    Object.assign(globalThis, { fetch: null, beeTest: true });
    Object.assign(process.env, { TZ: 'Asia/Shanghai', BEE_TEST: '1' });
    process.on('SIGUSR2', console.log);
    await environment.teardown();
    expect(globalThis.fetch).toBe(fetch);
    expect('beeTest' in globalThis).toBe(false);
    expect(process.env.TZ).toBe('America/Los_Angeles');
    expect(process.env.BEE_TEST).toBeUndefined();
    expect(process.listenerCount('SIGUSR2')).toBe(0);
  });
});
