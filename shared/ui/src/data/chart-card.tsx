import { type LazyComponent, navigate, useLazyComponent, useLocationQuery, usePlatform } from '@bee/platform';
import { Icon, LinkButton, Section, ShareButton, SourceNote, Tabs } from '@bee/ui/content';
import { useMemo } from 'react';
import type { ExplorerProps } from '../explorer/explorer.tsx';
import { type ChartLine, type ChartStep, daysOf, linesByUnit, namedBySteps, stepText } from '../plot/chart-line.ts';
import { ChartControls, hasLogarithm } from './chart-controls.tsx';
import { ChartDrawing } from './chart-drawing.tsx';
import { type ChartEvent, type PlacedEvent, placeEvents } from './chart-events.ts';
import { type ChartChoices, type ChartTab, type ChartView, OVERLAY_KEY } from './chart-view.ts';
import { CompareChips, type CompareChipsProps } from './compare-chips.tsx';
import { EventList } from './event-marks.tsx';
import { DownloadButton, type DownloadButtonProps } from './export/download-button.tsx';
import { exportOf } from './export-of.ts';
import { type Figures, FigureTable, figuresOf } from './figure-table.tsx';
import { type CardMap, MapPanel } from './map-panel.tsx';
import { PrintedFigures } from './printed-figures.tsx';
import { Sentence } from './sentence.tsx';
import { SourceFacts, type SourceFactsProps } from './source-facts.tsx';
import { transformLines } from './transform-lines.ts';
import { useCardKeys } from './use-card-keys.ts';

export type ChartCardProps = {
  title: string;
  /** 大白菜价格走势: title of files, posters and the embedded card. */
  fullTitle: string;
  /** Place, unit, period. */
  note: string;
  view: ChartView;
  choices: ChartChoices;
  /** Address of the page with another view. */
  hrefOf(change: Partial<ChartView>): string;
  /** In the shown unit. Points before `from` are only used for comparisons. */
  lines: readonly ChartLine[];
  from?: string;
  step?: ChartStep;
  /** The chart in words, for screen readers. */
  sentence: string;
  source: Omit<SourceFactsProps, 'open'>;
  compare?: Pick<CompareChipsProps, 'label' | 'add' | 'cut'>;
  /** Set where the table shows more than one value per line and day. */
  figures?: Figures;
  /** Numbered below the axis and listed below the chart; events outside the shown span are left out. */
  events?: readonly ChartEvent[];
  /** The page lists the events itself, with the same numbers. */
  eventsListed?: boolean;
  /** Days before the first drawn one that are not shown: 2026-01-01 至 2026-02-02 未显示. */
  missing?: string | null | undefined;
  /** Shows the tab 地图. */
  map?: CardMap;
  /** Further choices that define this view, for the file: [规格, 精品]. */
  filters?: [string, string][];
  download?: Pick<DownloadButtonProps, 'allow' | 'note'>;
};

const explorer: LazyComponent<ExplorerProps> = {
  styles: ['interactive', 'data', 'explorer'],
  load: async () => (await import('../explorer/explorer.tsx')).Explorer,
};

const TAB_TITLES: Record<ChartTab, string> = { chart: '图', map: '地图', table: '表' };

/**
 * One data set as chart, map or table, with controls, a sentence, its source, and exports: download, share, embed,
 * print. All of its state is in the address.
 */
export function ChartCard(props: ChartCardProps) {
  const { choices, hrefOf, step = 'day' } = props;
  const tabs = (choices.tabs ?? (['chart', 'table'] as const)).filter((tab) => tab !== 'map' || props.map);
  const view: ChartView = {
    ...props.view,
    ...(tabs.includes(props.view.tab) ? {} : { tab: 'chart' }),
    ...(choices.locks?.[props.view.transform] ? { transform: 'lin' } : {}),
  };
  const map = view.tab === 'map' ? props.map : undefined;
  const { title, fullTitle, note, sentence } = map ?? props;
  const [query, setQuery] = useLocationQuery();
  const overlay = query[OVERLAY_KEY];
  const Explorer = useLazyComponent(view.explore !== undefined, explorer);
  const exploreHref = hrefOf({ explore: 'line', tab: 'chart' });
  const isOpen = (name: string) => overlay === name && view.explore === undefined;
  const show = (name: string, open: boolean) => setQuery({ [OVERLAY_KEY]: open ? name : undefined });
  const { site } = usePlatform().composition;
  const lines = useMemo(
    () => transformLines(props.lines, view.transform, props.from, choices.window),
    [props.lines, view.transform, props.from, choices.window],
  );
  const events = useMemo(() => placeEvents(props.events ?? [], daysOf(lines), step), [props.events, lines, step]);
  const source = {
    ...props.source,
    dates: datesOf(props.source.dates, step),
    ...(map && { unit: map.drawing.unit, method: map.method }),
  };
  const figures =
    view.transform === 'lin' && props.figures
      ? props.figures
      : figuresOf(namedBySteps(lines, step), decimalsOf(view), step);
  const shown = {
    ...props,
    view,
    ...(map && { fullTitle, note, sentence, view: { ...view, transform: 'lin' as const } }),
    source,
  };
  const files = map
    ? exportOf(shown, [], map.figures, { ...map, approval: site?.map_approval })
    : exportOf(shown, lines, figures);
  useCardKeys({
    t: {
      title: '换成图、地图或表',
      href: hrefOf({ tab: tabs[(tabs.indexOf(view.tab) + 1) % tabs.length] ?? 'chart' }),
    },
    d: { title: '下载', run: () => show('download', true) },
    s: { title: '数据来源', run: () => show('source', overlay !== 'source') },
    w: { title: '展开', href: exploreHref },
  });
  return (
    <div>
      <Section title={view.embed ? fullTitle : title} note={note}>
        <div className="bee-chart-head bee-wrap">
          <Tabs
            label="显示方式"
            current={view.tab}
            items={tabs.map((tab) => ({ key: tab, title: TAB_TITLES[tab], href: hrefOf({ tab }) }))}
          />
          <div className="bee-chart-tools bee-no-print">
            <LinkButton icon={<Icon name="external" size={16} />} href={exploreHref}>
              展开
            </LinkButton>
            <DownloadButton
              {...files}
              {...props.download}
              open={isOpen('download')}
              onToggle={(open) => show('download', open)}
            />
            <ShareButton target={files.share} open={isOpen('share')} onToggle={(open) => show('share', open)} />
          </div>
        </div>
        <ChartControls view={view} choices={choices} hrefOf={hrefOf} dates={props.source.dates} />
        {props.compare && !map ? <CompareChips lines={lines} view={view} hrefOf={hrefOf} {...props.compare} /> : null}
        {map ? <MapPanel map={map} /> : null}
        {view.tab === 'chart' ? (
          <div className={props.missing ? 'bee-chart-gated' : undefined}>
            {props.missing ? <p>{props.missing}</p> : null}
            <Drawings lines={lines} events={events} card={props} view={view} />
          </div>
        ) : null}
        {view.tab === 'chart' && events.length > 0 && !props.eventsListed ? (
          <EventList events={events} badges={!props.source.source.sample} />
        ) : null}
        {view.tab === 'table' ? <FigureTable figures={figures} caption={`${fullTitle}，${note}`} /> : null}
        {view.tab === 'chart' ? <PrintedFigures figures={figures} caption={`${fullTitle}，${note}`} /> : null}
        <Sentence text={sentence} />
        <SourceNote
          source={source.source.name}
          href={source.source.url ?? undefined}
          updatedAt={source.dates.max}
          sample={source.source.sample}
        >
          {source.method ? <span>{source.method}</span> : null}
        </SourceNote>
        {view.embed ? (
          <EmbedFoot href={hrefOf({ embed: false })} />
        ) : (
          <SourceFacts {...source} open={overlay === 'source'} />
        )}
      </Section>
      {Explorer && view.explore ? (
        <Explorer
          card={{ ...props, view, source }}
          lines={lines}
          overlay={overlay}
          onOverlay={show}
          onClose={() => navigate(hrefOf({ explore: undefined, brush: undefined }))}
        />
      ) : null}
    </div>
  );
}

type DrawingsProps = {
  lines: readonly ChartLine[];
  events: readonly PlacedEvent[];
  card: ChartCardProps;
  view: ChartView;
};

/** Lines of one unit share a drawing; other units get a drawing with their own scale below. */
function Drawings({ lines, events, card, view }: DrawingsProps) {
  const groups = linesByUnit(lines);
  return groups.map((group) => {
    const names = group.map(({ name }) => name).join('、');
    return (
      <div key={group[0]?.unit}>
        {groups.length > 1 && group.length === 1 ? <p className="bee-chart-named">{names}</p> : null}
        <ChartDrawing
          lines={group}
          label={groups.length > 1 ? `${names}。${card.sentence}` : card.sentence}
          step={card.step}
          scale={hasLogarithm(view) ? view.scale : 'lin'}
          events={events}
          named={!card.compare}
        />
      </div>
    );
  });
}

function EmbedFoot({ href }: { href: string }) {
  return (
    <p className="bee-embed-foot">
      <a href={href} target="_blank" rel="noopener">
        在农小蜂查看完整数据
      </a>
    </p>
  );
}

const datesOf = ({ min, max }: { min: string; max: string }, step: ChartStep) => ({
  min: stepText(min, step),
  max: stepText(max, step),
});

/** Changes and indices have one decimal, prices keep theirs. */
export const decimalsOf = ({ transform }: ChartView): number | undefined =>
  ['mom', 'yoy', 'idx100'].includes(transform) ? 1 : undefined;
