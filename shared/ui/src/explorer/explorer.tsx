import { LinkButton, linkChoices, ShareButton, SourceNote } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import type { ChartCardProps } from '../data/chart-card.tsx';
import { ChartControls, hasLogarithm } from '../data/chart-controls.tsx';
import { type ChartView, spanOf } from '../data/chart-view.ts';
import { Choices } from '../data/choices.tsx';
import { CompareChips } from '../data/compare-chips.tsx';
import { DownloadButton } from '../data/export/download-button.tsx';
import { exportOf } from '../data/export-of.ts';
import { FigureTable, figuresOf } from '../data/figure-table.tsx';
import { type ChartLine, daysOf, linesByUnit, namedBySteps } from '../plot/chart-line.ts';
import { BrushSpan } from './brush-span.tsx';
import { LineExplorer } from './line-explorer.tsx';
import { MarkChart } from './mark-chart.tsx';
import { seasonDrawing } from './season-drawing.ts';
import { spreadDrawing } from './spread-drawing.ts';
import { useDrawingHeight } from './use-drawing-height.ts';

export type ExplorerProps = {
  card: ChartCardProps;
  /** Of the shown period, transformed. */
  lines: readonly ChartLine[];
  overlay: string | undefined;
  onOverlay(name: string, open: boolean): void;
  onClose(): void;
};

const TITLES = { line: '走势', season: '年 × 月热力图', spread: '箱线图' };

type Kind = keyof typeof TITLES;

/** The chart over the whole window: further kinds of drawing, a part of the period, and files of what is shown. */
export function Explorer({ card, lines, overlay, onOverlay, onClose }: ExplorerProps) {
  const { view, choices, fullTitle, note, sentence, source, step = 'day', compare } = card;
  const kinds: Kind[] = step === 'day' || step === 'month' ? ['line', 'season', 'spread'] : ['line', 'spread'];
  const kind = kinds.find((one) => one === view.explore) ?? 'line';
  const height = useDrawingHeight();
  const days = daysOf(lines);
  const shown = cutLines(lines, view.brush, days);
  const scale = hasLogarithm(view) ? view.scale : 'lin';
  const groups = linesByUnit(shown);
  // Another period has other days.
  const hrefOf = (change: Partial<ChartView>) =>
    card.hrefOf('period' in change ? { brush: undefined, ...change } : change);
  const drawings =
    kind === 'line'
      ? []
      : groups.map((group) => ({
          names: group.map(({ name }) => name).join('、'),
          // A line with a band is a reference of the others, whose years would double the rows.
          drawing: kind === 'season' ? seasonDrawing(group.filter(({ band }) => !band)) : spreadDrawing(group, scale),
        }));
  const [first] = drawings;
  const title = kind === 'line' ? fullTitle : `${fullTitle.replace(/走势$/, '')}${TITLES[kind]}`;
  const figures =
    first && drawings.length === 1
      ? first.drawing.figures
      : figuresOf(namedBySteps(shown, step), view.transform === 'lin' ? undefined : 1, step);
  const brushed =
    view.brush === undefined ? '' : `，${spanOf(view.brush)?.from ?? ''} 至 ${spanOf(view.brush)?.to ?? ''}`;
  const exported = { ...card, fullTitle: title, note: `${note}${brushed}` };
  const files = exportOf(exported, shown, figures, undefined, drawings.length === 1 ? first?.drawing : undefined);
  // The picture of lines is meant where marks of several units have none.
  const { picture, ...sheetOnly } = files;
  return (
    <Modal visible title={fullTitle} className="bee-explorer" onClose={onClose}>
      <p className="bee-explorer-note">
        {note}
        {brushed}
      </p>
      <div className="bee-explorer-head">
        <Choices label="图形" choices={linkChoices(kinds, kind, (explore) => hrefOf({ explore }), TITLES)} />
        <div className="bee-chart-tools">
          <DownloadButton
            {...(drawings.length > 1 || !picture ? sheetOnly : files)}
            {...card.download}
            open={overlay === 'download'}
            onToggle={(open) => onOverlay('download', open)}
          />
          <ShareButton target={files.share} open={overlay === 'share'} onToggle={(open) => onOverlay('share', open)} />
        </div>
      </div>
      <ChartControls view={{ ...view, tab: 'chart' }} choices={choices} hrefOf={hrefOf} dates={source.dates} />
      {compare ? (
        <CompareChips lines={lines} view={view} hrefOf={hrefOf} label={compare.label} cut={compare.cut} />
      ) : null}
      {kind === 'line' ? (
        <LineExplorer lines={shown} card={card} scale={scale} height={height} />
      ) : (
        drawings.map(({ names, drawing }) => (
          <div key={drawing.unit}>
            {drawings.length > 1 ? <p className="bee-chart-named">{names}</p> : null}
            <MarkChart
              drawing={drawing}
              label={`${title}，${note}${drawings.length > 1 ? `，${names}` : ''}`}
              height={height / drawings.length}
            />
            <p className="bee-explorer-note">{drawing.method}。</p>
          </div>
        ))
      )}
      <BrushSpan
        key={`${days[0]} ${days.at(-1)} ${view.brush}`}
        lines={lines}
        days={days}
        step={step}
        brush={view.brush}
        hrefOf={hrefOf}
      />
      {kind === 'line' ? <p className="bee-chart-sentence">{sentence}</p> : null}
      {drawings.length > 1 ? (
        drawings.map(({ names, drawing }) => (
          <FigureTable key={drawing.unit} figures={drawing.figures} caption={`${title}，${names}`} />
        ))
      ) : (
        <FigureTable figures={figures} caption={`${title}，${note}${brushed}`} />
      )}
      <SourceNote
        source={source.source.name}
        href={source.source.url ?? undefined}
        updatedAt={source.dates.max}
        sample={source.source.sample}
      >
        {source.method ? <span>{source.method}</span> : null}
      </SourceNote>
      <LinkButton href={card.hrefOf({ explore: undefined, brush: undefined })}>返回页面</LinkButton>
    </Modal>
  );
}

/** Lines within the span; all of them where it contains no day of theirs. */
const cutLines = (
  lines: readonly ChartLine[],
  brush: string | undefined,
  days: readonly string[],
): readonly ChartLine[] => {
  const span = brush === undefined ? null : spanOf(brush);
  if (!span || !days.some((day) => day >= span.from && day <= span.to)) return lines;
  return lines.map((line) => ({ ...line, points: line.points.filter(([day]) => day >= span.from && day <= span.to) }));
};
