import type { PartsChartProps } from './parts-chart.tsx';

/** The way back through the levels. */
export function PartsTrail({ trail }: Pick<PartsChartProps, 'trail'>) {
  if (trail.length < 2) return null;
  return (
    <nav aria-label="层级" className="bee-parts-trail">
      {trail.map(({ title, href }, place) =>
        place < trail.length - 1 ? (
          <span key={href}>
            <a href={href}>{title}</a> ›{' '}
          </span>
        ) : (
          <span key={href} aria-current="true">
            {title}
          </span>
        ),
      )}
    </nav>
  );
}
