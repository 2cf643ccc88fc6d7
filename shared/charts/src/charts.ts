/**
 * Entry point `@bee/charts`: large, so it is only loaded with `import('@bee/charts')`; until then the server's drawing
 * is shown.
 */
export { LineChart, type LineChartProps } from './line-chart.tsx';
