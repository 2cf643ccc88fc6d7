import { goal } from '../goals.ts';
import type { TeamsMeasure } from './teams-site.ts';
import { runWholeSpecs } from './whole-specs.ts';

/** `shown`: what the page showed while the file was tampered. */
type Flip = { flipped: string; remote: string; how: string; shown: string | null; ran: boolean };

/** Flips a bit in transit, for every file of every remote that a browser may request. */
export const measureFlips: TeamsMeasure = async ({ site }) => {
  const { figures, failed } = await runWholeSpecs<Flip | { neverRequested: string[] }>(site, ['flipped-bytes.spec.ts']);
  const flips = figures.filter((figure) => 'flipped' in figure);
  const never = figures.flatMap((figure) => ('neverRequested' in figure ? figure.neverRequested : []));
  const shown = (...what: (string | null)[]) => flips.filter((flip) => what.includes(flip.shown)).length;
  return {
    lines: [
      `${flips.length} files of ${new Set(flips.map(({ remote }) => remote)).size} remotes with one byte flipped, one at a time: ` +
        `${flips.filter(({ ran }) => ran).length} ran; the page stayed ${shown('page')} times, showed the failure ${shown('notice', 'card')} times; ` +
        `${never.length} more files are requested by no page`,
    ],
    goals: [
      goal('flipped files that ran', 0, flips.filter(({ ran }) => ran).length, ''),
      goal('flipped files that left neither page nor message', 0, shown(null), ''),
      goal('flipped files: tests that failed', 0, failed, ''),
    ],
  };
};
