import { navigate } from '@bee/platform';
import { Button, LinkButton } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import './statistics.css';

type YearSliderProps = {
  /** Oldest first. */
  years: readonly string[];
  /** The year of the address; its figures may still be loading. */
  year: string;
  /** The year whose figures are shown. */
  shown: string;
  hrefOf(year: string): string;
};

/** Delay between years during playback. */
const STEP_MS = 1_100;

/** The year of the map: slider, previous/next buttons, or playback until stopped. */
export function YearSlider({ years, year, shown, hrefOf }: YearSliderProps) {
  const [playing, setPlaying] = useState(false);
  const place = years.indexOf(year);
  const next = years[place + 1];
  const go = (to: string | undefined) => {
    if (to) navigate(hrefOf(to), { replace: true });
  };
  const ahead = next && hrefOf(next);
  useEffect(() => {
    if (!playing || year !== shown) return;
    if (!ahead) return setPlaying(false);
    const timer = setTimeout(() => navigate(ahead, { replace: true }), STEP_MS);
    return () => clearTimeout(timer);
  }, [playing, year, shown, ahead]);
  const play = () => {
    if (!playing && !next) go(years[0]);
    setPlaying(!playing);
  };
  if (years.length < 2) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className="tools-years bee-inline bee-no-print" role="group" aria-label="选择年份">
      <Button onClick={play}>{playing ? '暂停' : '播放'}</Button>
      <NeighbourYear to={years[place - 1]} title="前一年" hrefOf={hrefOf} />
      <input
        type="range"
        min={0}
        max={years.length - 1}
        value={place}
        aria-label="年份"
        aria-valuetext={`${year} 年`}
        onChange={({ currentTarget }) => {
          setPlaying(false);
          go(years[Number(currentTarget.value)]);
        }}
      />
      <NeighbourYear to={next} title="后一年" hrefOf={hrefOf} />
      <output aria-live={playing ? 'off' : 'polite'}>{year} 年</output>
    </div>
  );
}

type NeighbourYearProps = { to: string | undefined; title: string; hrefOf(year: string): string };

function NeighbourYear({ to, title, hrefOf }: NeighbourYearProps) {
  return to ? (
    <LinkButton href={hrefOf(to)}>{title}</LinkButton>
  ) : (
    <span className="bee-btn is-default is-mini is-off">{title}</span>
  );
}
