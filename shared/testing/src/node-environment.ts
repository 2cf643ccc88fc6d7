import channels from 'node:diagnostics_channel';
import { TestEnvironment } from 'jest-environment-node';

type Listener = Parameters<typeof channels.subscribe>[1];

/**
 * The modules of Node itself are shared by all test files of a process: a function that a package leaves in one keeps
 * everything in memory that its test file has loaded, about 35 MB. urllib, which the Alipay client brings, subscribes to
 * channels when it is used; that ends with the file.
 */
export default class extends TestEnvironment {
  #restore = (): void => {};

  override async setup(): Promise<void> {
    await super.setup();
    const { subscribe } = channels;
    const subscribed: [string | symbol, Listener][] = [];
    Object.assign(channels, {
      subscribe: (name: string | symbol, listener: Listener) => {
        subscribed.push([name, listener]);
        subscribe(name, listener);
      },
    });
    this.#restore = () => {
      Object.assign(channels, { subscribe });
      for (const [name, listener] of subscribed) channels.unsubscribe(name, listener);
    };
  }

  override async teardown(): Promise<void> {
    this.#restore();
    await super.teardown();
  }
}
