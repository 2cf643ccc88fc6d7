/** Tokens of the design system as they are in the document: a canvas cannot read CSS variables itself. */
export const chartColors = () => {
  const styles = getComputedStyle(document.documentElement);
  const token = (name: string) => styles.getPropertyValue(`--bee-${name}`).trim();
  return {
    lines: Array.from({ length: 8 }, (_, index) => token(`chart-${index + 1}`)),
    grid: token('line'),
    text: token('text-3'),
    card: token('card'),
    font: token('font'),
  };
};

export type ChartColors = ReturnType<typeof chartColors>;
