import type { ReleaseMinute } from '@bee/contracts/resource/operations-page';
import { formatNumber } from '@bee/domain/format';
import { Section } from '@bee/ui/content';
import { clock, versionOf } from './figures.ts';
import { Polled } from './polled.tsx';

const MINUTES = 60;
const MINUTE_MS = 60_000;

type Figure = { title: string; unit: string; of(minute: ReleaseMinute): number | null };
const FIGURES: Figure[] = [
  { title: '出错的访客', unit: '%', of: ({ failing, visits }) => (visits > 0 ? (100 * failing) / visits : null) },
  { title: 'LCP P75', unit: '毫秒', of: ({ lcp }) => lcp },
  { title: 'INP P75', unit: '毫秒', of: ({ inp }) => inp },
  { title: '服务器渲染 P95', unit: '毫秒', of: ({ render }) => render },
];

/** The last hour of a remote by minute: a line for each release, and a mark at each change of the composition. */
export function ReleaseLines({ remote }: { remote: string }) {
  return (
    <Polled of="ops/getReleaseMinutes" request={{ remote }} title="时间线">
      {({ list, changes, read_at }) => {
        const placeOf = (at: string) => MINUTES - (Date.parse(read_at) - Date.parse(at)) / MINUTE_MS;
        const releases = [...new Set(list.map(({ release }) => release))];
        const marks = changes.filter(({ at }) => placeOf(at) >= 0);
        return (
          <Section title={`${remote} 最近一小时`} note={releases.length > 0 ? '每分钟一点' : '没有访问'}>
            <div className="shell-ops-lines">
              {FIGURES.map((figure) => (
                <Lines key={figure.title} {...{ figure, list, releases, placeOf }} marks={marks.map(({ at }) => at)} />
              ))}
            </div>
            <ul className="shell-ops-marks">
              {releases.map((release, index) => (
                <li key={release}>
                  <i className={`shell-ops-line-${index % 3}`} /> {versionOf(release)} <small>{release}</small>
                </li>
              ))}
              {marks.map(({ at, what }) => (
                <li key={at}>
                  ┆ {clock(at)} {what}
                </li>
              ))}
            </ul>
          </Section>
        );
      }}
    </Polled>
  );
}

type LinesProps = {
  figure: Figure;
  list: ReleaseMinute[];
  releases: string[];
  marks: string[];
  placeOf(at: string): number;
};

function Lines({ figure: { title, unit, of }, list, releases, marks, placeOf }: LinesProps) {
  const values = list.flatMap((minute) => of(minute) ?? []);
  const highest = Math.max(0, ...values);
  const pathOf = (release: string) => {
    const points = list.flatMap((minute) => {
      const value = minute.release === release ? of(minute) : null;
      return value === null
        ? []
        : [`${placeOf(minute.at).toFixed(1)} ${(40 - (38 * value) / (highest || 1)).toFixed(1)}`];
    });
    return points.length > 0 ? `M${points.join('L')}h0.1` : '';
  };
  const label =
    values.length > 0 ? `${title}，最高 ${formatNumber(highest, unit === '%' ? 1 : 0)} ${unit}` : `${title}，没有数`;
  return (
    <figure>
      <figcaption>{label}</figcaption>
      <svg viewBox={`0 0 ${MINUTES} 41`} preserveAspectRatio="none" role="img" aria-label={label}>
        {marks.map((at) => (
          <path key={at} className="shell-ops-mark" d={`M${placeOf(at).toFixed(1)} 0V41`} />
        ))}
        {releases.map((release, index) => (
          <path key={release} className={`shell-ops-line-${index % 3}`} d={pathOf(release)} />
        ))}
      </svg>
    </figure>
  );
}
