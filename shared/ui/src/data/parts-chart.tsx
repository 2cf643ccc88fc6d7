import { type LazyComponent, navigate, useLazyComponent, useLocationQuery } from '@bee/platform';
import { Icon, LinkButton } from '@bee/ui/content';
import type { PartsExplorerProps } from '../explorer/parts-explorer.tsx';
import { OVERLAY_KEY } from './chart-view.ts';
import type { DownloadButtonProps } from './export/download-button.tsx';
import { PartsTrail } from './parts-trail.tsx';
import type { SourceFactsProps } from './source-facts.tsx';
import { sizedParts, TreeDrawing, type TreePart } from './tree-drawing.tsx';

/** Amounts between two dimensions, and their titles: 来源地 and 口岸. */
export type PartsFlow = {
  links: readonly { from: string; to: string; value: number }[];
  titles: readonly [from: string, to: string];
  textOf(value: number): string;
};

/** Without a value it has no area, but a row in the table. */
export type Part = Omit<TreePart, 'value'> & { value: number | null };

export type PartsChartProps = {
  title: string;
  /** Flow, valuation, period. */
  note: string;
  /** Describes the drawing; also its text alternative. */
  label: string;
  unit: string;
  /** What a part is: 贸易伙伴. */
  by: string;
  shown: { parts: readonly Part[] } | { flow: PartsFlow };
  /** The levels above, from the whole; the shown one last. */
  trail: readonly { title: string; href: string }[];
  source: Omit<SourceFactsProps, 'open'>;
  download?: Pick<DownloadButtonProps, 'allow' | 'note'>;
  explore: { open: boolean; openHref: string; closeHref: string };
};

const explorer: LazyComponent<PartsExplorerProps> = {
  styles: ['interactive', 'data', 'explorer'],
  load: async () => (await import('../explorer/parts-explorer.tsx')).PartsExplorer,
};

/** Parts of a whole as areas, or amounts between two dimensions; the latter are drawn in the explorer only. */
export function PartsChart(props: PartsChartProps) {
  const { shown, label, trail, explore } = props;
  const [query, setQuery] = useLocationQuery();
  const Explorer = useLazyComponent(explore.open, explorer);
  return (
    <>
      <div className="bee-chart-controls bee-wrap bee-no-print">
        <PartsTrail trail={trail} />
        <LinkButton icon={<Icon name="external" size={16} />} href={explore.openHref}>
          展开
        </LinkButton>
      </div>
      {'parts' in shown ? <TreeDrawing label={label} parts={sizedParts(shown.parts)} /> : null}
      {Explorer && explore.open ? (
        <Explorer
          {...props}
          overlay={query[OVERLAY_KEY]}
          onOverlay={(name, open) => setQuery({ [OVERLAY_KEY]: open ? name : undefined })}
          onClose={() => navigate(explore.closeHref)}
        />
      ) : null}
    </>
  );
}
