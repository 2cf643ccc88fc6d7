import {
  addErrorHandler,
  registerApplication,
  setBootstrapMaxTime,
  setMountMaxTime,
  setUnmountMaxTime,
  start,
  triggerAppChange,
  unregisterApplication,
} from 'single-spa';
import { timeouts } from '../loader/timeouts.ts';
import type { createOutlet } from './outlet.tsx';

const UNMOUNT_MS = 1000;

type Outlet = ReturnType<typeof createOutlet>;

/** What the outlet needs of single-spa. */
export type Applications = {
  /** Compares the registered remotes with the address again. */
  reroute(): void;
  /** single-spa never starts a broken application again, so it gets a new one, which starts from the beginning. */
  renew(name: string): void;
};

/** Registers each remote with single-spa, which loads, mounts and unmounts it by the address and within its limits. */
export const startApplications = (names: string[], create: (applications: Applications) => Outlet): void => {
  const renewed = new Set<string>();
  const register = (name: string) => {
    renewed.delete(name);
    registerApplication({
      name,
      app: async () => ({
        bootstrap: () => outlet.bootstrap(name),
        mount: () => outlet.mount(name),
        unmount: () => outlet.unmount(name),
      }),
      activeWhen: () => outlet.isActive(name),
    });
  };
  const renew = (name: string) => {
    if (renewed.has(name)) return;
    renewed.add(name);
    void unregisterApplication(name).then(() => register(name));
  };
  const outlet = create({ renew, reroute: () => void triggerAppChange() });
  setLimits(timeouts.lifecycle);
  addErrorHandler((error) => {
    outlet.fail(error.appOrParcelName, error);
    renew(error.appOrParcelName);
  });
  // After the remote before has been unmounted.
  window.addEventListener('single-spa:before-mount-routing-event', () => outlet.open());
  names.forEach(register);
  start({ urlRerouteOnly: true });
};

/** A warning before the limit would say nothing that the failure does not say. */
const setLimits = (ms: number) => {
  setBootstrapMaxTime(ms, true, ms + 1);
  setMountMaxTime(ms, true, ms + 1);
  setUnmountMaxTime(UNMOUNT_MS, true, UNMOUNT_MS + 1);
};
