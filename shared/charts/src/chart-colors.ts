/**
 * Tokens of the design system as they are in the document: a canvas cannot read CSS variables itself. A sub-site that
 * has other values says so by `data-bee-theme` on the element that holds them.
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

/** Mixed colours are computed as `color(srgb 0.5 0.4 0.2)`, which drawing libraries do not read. */
export const plainColor = (computed: string): string => {
  const [, ...parts] = /^color\(srgb ([\d.e-]+) ([\d.e-]+) ([\d.e-]+)/.exec(computed) ?? [];
  return parts.length === 3 ? `rgb(${parts.map((part) => Math.round(Number(part) * 255)).join(', ')})` : computed;
};
