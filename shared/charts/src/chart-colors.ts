/**
 * Tokens of the design system as computed in the document: a canvas cannot read CSS variables. A microsite with other
 * values marks the element that sets them with `data-bee-theme`.
 */
export const chartColors = () => {
  const themed = document.querySelector('[data-bee-theme]') ?? document.body;
  const probe = themed.appendChild(document.createElement('span'));
  const styles = getComputedStyle(probe);
  const color = (name: string) => {
    probe.style.color = `var(--bee-${name})`;
    return plainColor(styles.color);
  };
  const colors = {
    lines: Array.from({ length: 8 }, (_, index) => color(`chart-${index + 1}`)),
    grid: color('line'),
    text: color('text-3'),
    card: color('card'),
    font: styles.getPropertyValue('--bee-font').trim(),
  };
  probe.remove();
  return colors;
};

export type ChartColors = ReturnType<typeof chartColors>;

/** Browsers compute mixed colours as `color(srgb 0.5 0.4 0.2)`, which drawing libraries do not parse. */
export const plainColor = (computed: string): string => {
  const [, ...parts] = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed) ?? [];
  return parts.length === 3 ? `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')})` : computed;
};
