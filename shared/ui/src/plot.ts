/** Entry point `@bee/ui/plot`: the line chart that the server draws, without the card of `@bee/ui/data`. */
export { type ChartSeries, StaticLineChart, type StaticLineChartProps } from './plot/static-line-chart.tsx';
