import { LinkButton, SourceNote } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { DownloadButton } from '../data/export/download-button.tsx';
import { frameOf } from '../data/export-of.ts';
import { FigureTable } from '../data/figure-table.tsx';
import type { PartsChartProps } from '../data/parts-chart.tsx';
import { PartsTrail } from '../data/parts-trail.tsx';
import { sourceFacts } from '../data/source-facts.tsx';
import { flowMarks } from './flow-marks.ts';
import { MarkChart } from './mark-chart.tsx';
import { treeMarks } from './tree-marks.ts';
import { useDrawingHeight } from './use-drawing-height.ts';

export type PartsExplorerProps = PartsChartProps & {
  overlay: string | undefined;
  onOverlay(name: string, open: boolean): void;
  onClose(): void;
};

/** A treemap with its levels, or a Sankey diagram, over the whole window. */
export function PartsExplorer(props: PartsExplorerProps) {
  const { title, note, label, unit, by, shown, trail, source, explore, overlay, onOverlay, onClose } = props;
  const height = useDrawingHeight();
  const drawing = 'parts' in shown ? treeMarks(shown.parts, by, unit) : flowMarks(shown.flow, unit);
  const above = trail.at(-2);
  return (
    <Modal visible title={title} className="bee-explorer" onClose={onClose}>
      <p className="bee-explorer-note">{note}</p>
      <div className="bee-explorer-head">
        <PartsTrail trail={trail} />
        <div className="bee-chart-tools">
          {above ? <LinkButton href={above.href}>返回{above.title}</LinkButton> : null}
          <DownloadButton
            sheet={{
              title,
              ...drawing.figures,
              facts: [...sourceFacts({ ...source, unit }), ['筛选条件', note]],
              to: explore.openHref,
            }}
            picture={{ ...frameOf(title, note, source), marks: drawing }}
            {...props.download}
            open={overlay === 'download'}
            onToggle={(open) => onOverlay('download', open)}
          />
        </div>
      </div>
      <MarkChart key={trail.at(-1)?.href} drawing={drawing} label={label} height={height} />
      <p className="bee-explorer-note">{drawing.method}。</p>
      <FigureTable figures={drawing.figures} caption={`${title}，${note}`} />
      <SourceNote source={source.source} updatedAt={source.dates.max} />
      <LinkButton href={explore.closeHref}>返回页面</LinkButton>
    </Modal>
  );
}
