import { beeMark } from './bee-mark.ts';
import './states.css';

/** What the bee is doing: place and turn of the bee, and what is drawn around it. */
const scenes = {
  /** Nothing here yet. */
  empty: { bee: 'translate(130 24) rotate(18)', d: 'M92 48c10 8 22 6 34-2' },
  /** 404: it has flown away. */
  lost: { bee: 'translate(168 2) rotate(32)', d: 'M76 66c22 22 50 6 40-10s-28-2-14 10 42 4 62-30' },
  /** 401: the cell is locked. */
  locked: { bee: 'translate(112 34)', d: 'M44 57v-5a8 8 0 0 1 16 0v5m-19 0h22v15H41Zm11 5v5' },
  /** 500 and maintenance: a cell has fallen out. */
  broken: { bee: 'translate(116 26) rotate(-12)', d: 'm98 82 12 7v14l-12 7-12-7V89ZM96 62l8 8m0-8-8 8' },
  /** It is done. */
  done: { bee: 'translate(116 22) rotate(10)', d: 'm42 63 8 8 13-16' },
} as const;

export type SceneName = keyof typeof scenes;

/** The drawings of the site, all of the same parts: meadow, honeycomb, sprout and bee. */
export function Scene({ name }: { name: SceneName }) {
  const { bee, d } = scenes[name];
  return (
    <svg className="bee-scene" viewBox="0 0 220 132" aria-hidden="true">
      <path className="is-ground" d="M6 122c34-12 70-14 104-5s74 4 104-5v20H6Z" />
      <path d="M52 43 71 54v22L52 87 33 76V54ZM33 76 14 87v22l19 11 19-11V87M71 76l19 11v22l-19 11-19-11" />
      <path className="is-leaf" d="M188 114c-2-16 4-25 18-29 3 15-3 25-18 29Zm0 0c-3-11-9-16-19-17 0 10 7 17 19 17Z" />
      <path className={name === 'lost' || name === 'empty' ? 'is-trail' : 'is-mark'} d={d} />
      <g transform={bee}>
        {beeMark.slice(1).map((part) => (
          <path
            key={part.d}
            className={'fill' in part ? 'is-bee' : ''}
            d={part.d}
            fill={'fill' in part ? part.fill : 'none'}
          />
        ))}
      </g>
    </svg>
  );
}
