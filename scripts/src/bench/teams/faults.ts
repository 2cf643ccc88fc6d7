import { goal } from '../goals.ts';
import type { TeamsMeasure } from './bench-teams.ts';
import { runWholeSpecs } from './whole-specs.ts';

/** Milliseconds; `slowness`: factor by which the shell's own scripts loaded slower than usual. */
type Case = {
  fault: string;
  remote: string;
  situation: string;
  usable?: number;
  told?: number;
  healed?: number;
  slowness: number;
};

/** Ten faults in five remotes on the first load, on navigation and after a release. */
export const measureFaults: TeamsMeasure = async ({ site }) => {
  const specs = ['remote-failures.spec.ts', 'fault-releases.spec.ts'];
  const { figures, failed } = await runWholeSpecs<Case>(site, specs);
  const slowest = (of: 'usable' | 'told' | 'healed', relative: boolean) =>
    Math.max(0, ...figures.map((one) => (one[of] ?? 0) / (relative ? one.slowness : 1))) / 1000;
  const count = (of: (one: Case) => string) => new Set(figures.map(of)).size;
  const slow = figures.filter(({ slowness }) => slowness > 1);
  return {
    lines: [
      `${count(({ fault }) => fault)} faults, ${count(({ remote }) => remote)} remotes, ${count(({ situation }) => situation)} situations: ` +
        `${figures.length} cases; slowest: shell usable ${slowest('usable', false).toFixed(1)} s, failure told or something else shown ` +
        `${slowest('told', false).toFixed(1)} s, retry ${slowest('healed', false).toFixed(1)} s; in ${slow.length} of them the shell itself came late, ` +
        'for which the goals allow in proportion',
    ],
    goals: [
      goal('faults: cases that did not end well', 0, failed, ''),
      goal('faults: shell usable, slowest', 2, slowest('usable', true), 's'),
      goal('faults: failure told, slowest', 6, slowest('told', true), 's'),
    ],
  };
};
