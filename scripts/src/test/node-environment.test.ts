import channels from 'node:diagnostics_channel';
import NodeEnvironment from '@bee/testing/node-environment';

const startEnvironment = async () => {
  const projectConfig = { globals: {}, testEnvironmentOptions: {}, fakeTimers: {} };
  const environment = new NodeEnvironment({ globalConfig: {}, projectConfig } as never, {} as never);
  await environment.setup();
  return environment;
};

describe('the environment of a test file', () => {
  it('reverts changes of the file to the modules of Node', async () => {
    const { subscribe } = channels;
    const environment = await startEnvironment();
    channels.subscribe('bee:test', () => {});
    await environment.teardown();
    expect(channels.subscribe).toBe(subscribe);
    expect(channels.hasSubscribers('bee:test')).toBe(false);
  });
});
