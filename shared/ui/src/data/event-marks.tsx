import { SampleBadge } from '@bee/ui/content';
import { groupMarks, markText, type PlacedEvent } from './chart-events.ts';

type EventMarksProps = { events: readonly PlacedEvent[] };

/** Widths of marks (fractions of the axis) on the narrowest axis of each class: phone, paper, large screen. */
const WIDTHS = { narrow: [0.075, 0.15], middle: [0.04, 0.07], wide: [0.025, 0.045] } as const;

/** A vertical line at the day of each event, or a band over its days, over both drawings. */
export function EventLines({ events }: EventMarksProps) {
  return (
    <div className="bee-chart-event-lines" aria-hidden="true">
      {events.map(({ no, place, length = 0 }) => (
        <span
          key={no}
          className={length > 0 ? 'is-band' : undefined}
          style={{ left: percent(place), width: percent(length) }}
        />
      ))}
    </div>
  );
}

/** The numbers below the axis. Decorative for screen readers, which read the list. */
export function EventMarks({ events }: EventMarksProps) {
  return (
    <div className="bee-chart-marks" aria-hidden="true">
      {(['narrow', 'middle', 'wide'] as const).map((kind) => (
        <div key={kind} className={`is-${kind}`}>
          {groupMarks(events, WIDTHS[kind]).map((mark) => (
            <span
              key={markText(mark)}
              style={{ left: percent(mark.place) }}
              title={mark.events.map(({ date, title }) => `${date} ${title}`).join('\n')}
            >
              {markText(mark)}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

type EventListProps = EventMarksProps & {
  /** The figures are real, so invented events are marked individually. */
  badges: boolean;
};

/** The events, numbered as in the chart. */
export function EventList({ events, badges }: EventListProps) {
  return (
    <ol className="bee-chart-events" aria-label="图中标记的事件">
      {events.map(({ no, date, title, href, sample }) => (
        <li key={no}>
          <span className="bee-chart-event-no" aria-hidden="true">
            {no}
          </span>
          <time dateTime={date}>{date}</time>
          <a href={href}>{title}</a>
          <SampleBadge sample={badges ? sample : undefined} />
        </li>
      ))}
    </ol>
  );
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
