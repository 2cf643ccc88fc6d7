import type vm from 'node:vm';
import type { EnvironmentContext, JestEnvironment, JestEnvironmentConfig } from '@jest/environment';
import { ModernFakeTimers } from '@jest/fake-timers';
import type { Global } from '@jest/types';
import { ModuleMocker } from 'jest-mock';
import { OWN_REALM } from './compile-once.ts';

const restoreGlobals = () => {
  const before = new Map(
    Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]),
  );
  const { prepareStackTrace } = Error;
  const { exit } = process;
  return () => {
    for (const key of Reflect.ownKeys(globalThis)) {
      const descriptor = before.get(key);
      if (!descriptor) Reflect.deleteProperty(globalThis, key);
      else if (descriptor.configurable) Object.defineProperty(globalThis, key, descriptor);
    }
    Error.prepareStackTrace = prepareStackTrace;
    process.exit = exit;
  };
};

const restoreVariables = () => {
  const before = { ...process.env };
  return () => {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  };
};

const restoreListeners = () => {
  const before = new Map(process.eventNames().map((event) => [event, process.listeners(event as 'exit')]));
  return () => {
    for (const event of process.eventNames())
      for (const listener of process.listeners(event as 'exit'))
        if (!before.get(event)?.includes(listener)) process.removeListener(event, listener);
  };
};

/**
 * All test files of a process run in the realm of Node, where the packages that `node-runtime.cjs` loads once per
 * process belong: `instanceof Date` in one of them holds for a date of a test. What a file changed of the process is
 * reverted: globals, environment variables, listeners.
 */
export default class implements JestEnvironment<unknown> {
  readonly global = globalThis as unknown as Global.Global;
  readonly fakeTimers = null;
  readonly moduleMocker = new ModuleMocker(globalThis as never);
  readonly fakeTimersModern: ModernFakeTimers;
  readonly #revert = [restoreGlobals(), restoreVariables(), restoreListeners()];

  constructor({ projectConfig }: JestEnvironmentConfig, _context: EnvironmentContext) {
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
  }

  getVmContext(): vm.Context {
    return OWN_REALM;
  }

  exportConditions(): string[] {
    return ['node', 'node-addons'];
  }

  async setup(): Promise<void> {}

  async teardown(): Promise<void> {
    this.fakeTimersModern.dispose();
    for (const revert of this.#revert) revert();
  }
}
