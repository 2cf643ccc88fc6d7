import type { ComposedPart, VersionEvidence, VersionHealth } from '@bee/contracts/resource/operations-page';
import type { ReleaseFigures } from '../store/health.repository.ts';

const NONE: Omit<ReleaseFigures, 'remote' | 'release'> = {
  visits_minute: 0,
  failed: { load: 0, mount: 0, style: 0, widget: 0, run: 0 },
  failed_visits: 0,
  reported_visits: 0,
  lcp_p75: null,
  inp_p75: null,
  renders: 0,
  render_failed: 0,
  render_p95: null,
  files_refused: 0,
};

/**
 * All running and withdrawn releases, including those without reports, and earlier releases that open pages still use,
 * in the order of the composition.
 */
export const versionHealth = (
  parts: ComposedPart[],
  figures: ReleaseFigures[],
  documents: ReadonlyMap<string, number>,
  evidence: ReadonlyMap<string, VersionEvidence>,
): VersionHealth[] =>
  parts.flatMap(({ name, active, canary, withdrawn }) => {
    const running = [active.release, ...(canary ? [canary.release.release] : [])];
    const heard = figures.filter(({ remote }) => remote === name).map(({ release }) => release);
    return [...new Set([...running, ...withdrawn, ...heard])].map((release, place) => ({
      remote: name,
      release,
      role:
        place < running.length
          ? place === 0
            ? 'active'
            : 'canary'
          : withdrawn.includes(release)
            ? 'withdrawn'
            : 'earlier',
      ...(figures.find((of) => of.remote === name && of.release === release) ?? NONE),
      documents_day: documents.get(`${name}@${release}`) ?? 0,
      evidence: evidence.get(`${name}@${release}`) ?? null,
    }));
  });
