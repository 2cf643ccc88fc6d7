/** Entry point `@bee/charts`: heavy, so reached by `import('@bee/charts')` only; the server's drawing stands until it is there. */
export { LineChart, type LineChartProps } from './line-chart.tsx';
