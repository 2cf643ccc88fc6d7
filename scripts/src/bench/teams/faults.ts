import { goal } from '../goals.ts';
import type { TeamsMeasure } from './teams-site.ts';
import { runWholeSpecs } from './whole-specs.ts';

/** Milliseconds; `slowness`: factor by which the shell's own scripts loaded slower than usual. */
type Case = {
  fault: string;
  remote: string;
  situation: string;
  usable?: number;
  failureShown?: number;
  healed?: number;
  slowness: number;
};

/** Ten faults in five remotes on the first load, on navigation and after a release. */
export const measureFaults: TeamsMeasure = async ({ site }) => {
  const specs = ['remote-failures.spec.ts', 'fault-releases.spec.ts'];
  const { figures, failed } = await runWholeSpecs<Case>(site, specs);
  const slowest = (figure: 'usable' | 'failureShown' | 'healed', relative: boolean) =>
    Math.max(0, ...figures.map((row) => (row[figure] ?? 0) / (relative ? row.slowness : 1))) / 1000;
  const count = (keyOf: (row: Case) => string) => new Set(figures.map(keyOf)).size;
  const slow = figures.filter(({ slowness }) => slowness > 1);
  return {
    lines: [
      `${count(({ fault }) => fault)} faults, ${count(({ remote }) => remote)} remotes, ${count(({ situation }) => situation)} situations: ` +
        `${figures.length} cases; slowest: shell usable ${slowest('usable', false).toFixed(1)} s, failure shown or a fallback running ` +
        `${slowest('failureShown', false).toFixed(1)} s, retry ${slowest('healed', false).toFixed(1)} s; in ${slow.length} of them the shell itself came late, ` +
        'for which the goals allow in proportion',
    ],
    goals: [
      goal('faults: cases that did not end well', 0, failed, ''),
      goal('faults: shell usable, slowest', 2, slowest('usable', true), 's'),
      goal('faults: failure shown, slowest', 6, slowest('failureShown', true), 's'),
    ],
  };
};
