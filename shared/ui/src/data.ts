/**
 * Entry point `@bee/ui/data`: time series as chart, map and table, with export, sharing and their state in the address.
 */
export { ChartCard, type ChartCardProps } from './data/chart-card.tsx';
export { ChartDrawing, type ChartDrawingProps } from './data/chart-drawing.tsx';
export type { ChartEvent } from './data/chart-events.ts';
export {
  type ChartChoice,
  type ChartChoices,
  type ChartTab,
  type ChartTransform,
  type ChartView,
  type ChoiceLock,
  chartKeys,
  chartQuery,
  explorerKinds,
  readChartView,
  spanOf,
} from './data/chart-view.ts';
export { Choices, type ChoicesProps } from './data/choices.tsx';
export { DownloadButton, type DownloadButtonProps } from './data/export/download-button.tsx';
export type { Sheet, SheetCell, SheetColumn } from './data/export/sheet.ts';
export { startExport } from './data/export/start-export.ts';
export { usePriceExport } from './data/export/use-price-export.ts';
export { type Figures, FigureTable, type FigureTableProps, figuresOf } from './data/figure-table.tsx';
export { LongTable, type LongTableProps } from './data/long-table.tsx';
export { MapDrawing, type MapDrawingProps } from './data/map-drawing.tsx';
export type { CardMap } from './data/map-panel.tsx';
export { PartsChart, type PartsChartProps, type PartsFlow } from './data/parts-chart.tsx';
export { type RankedBar, RankedBars, type RankedBarsProps } from './data/ranked-bars.tsx';
export { type ScatterAxis, ScatterPlot, type ScatterPlotProps, type ScatterPoint } from './data/scatter-plot.tsx';
export { SeasonPlot, type SeasonPlotProps } from './data/season-plot.tsx';
export { Sentence } from './data/sentence.tsx';
export { SourceFacts, type SourceFactsProps } from './data/source-facts.tsx';
export { transformLines } from './data/transform-lines.ts';
export { TreeDrawing, type TreeDrawingProps, type TreePart } from './data/tree-drawing.tsx';
export type { ChartLine, ChartStep } from './plot/chart-line.ts';
export { type ChartSeries, StaticLineChart, type StaticLineChartProps } from './plot/static-line-chart.tsx';
