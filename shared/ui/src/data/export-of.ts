import { fewNames } from '@bee/domain/export-notes';
import type { ShareTarget } from '@bee/ui/content';
import type { MarkDrawing } from '../explorer/mark-drawing.ts';
import { type ChartLine, daysOf, linesByUnit, namedBySteps } from '../plot/chart-line.ts';
import type { ChartCardProps } from './chart-card.tsx';
import type { ChartChoices, ChartView } from './chart-view.ts';
import type { Picture } from './export/chart-picture.ts';
import type { PictureFrame } from './export/picture-frame.ts';
import type { Sheet } from './export/sheet.ts';
import type { Figures } from './figure-table.tsx';
import { mapApproval } from './map-approval.ts';
import type { CardMap } from './map-panel.tsx';
import { type SourceFactsProps, sourceFacts } from './source-facts.tsx';

/** A drawing has two axes at most, so that lines of more units have no picture. */
type Exported = { sheet: Sheet; picture?: Picture; share: ShareTarget };

/** px, the card without its page. */
const EMBED_HEIGHT = 640;

/** Exports of the card as file, picture, link or frame. All of them show the current view, the map if it is open. */
export const exportOf = (
  card: ChartCardProps,
  lines: readonly ChartLine[],
  figures: Figures,
  map?: CardMap & { approval: string | undefined },
  marks?: MarkDrawing,
): Exported => {
  const { fullTitle, note, source, view, hrefOf, sentence } = card;
  const days = daysOf(lines);
  // Absolute days, so that the link shows the same data when newer days have been added.
  const to = hrefOf(days.length > 0 ? { period: `${days[0]}..${days.at(-1)}` } : {});
  const units = linesByUnit(lines).map(([line]) => line?.unit);
  const unit = units.join('、') || source.unit;
  const transform = view.transform === 'lin' ? '' : `，${TRANSFORM_TITLES[view.transform]}`;
  const frame = frameOf(fullTitle, `${note}${transform}`, source);
  const picture: Picture | undefined = map
    ? { ...frame, drawing: map.drawing, approval: mapApproval(map.approval) }
    : marks
      ? { ...frame, marks }
      : units.length > 2
        ? undefined
        : { ...frame, lines: namedBySteps(lines, card.step ?? 'day'), scale: view.scale };
  return {
    sheet: {
      title: fullTitle,
      variant: variantOf(card, lines, units),
      ...figures,
      facts: [...sourceFacts({ ...source, unit }), ...(card.filters ?? []), ['筛选条件', filtersOf(card, lines)]],
      to,
    },
    ...(picture && { picture }),
    share: {
      title: fullTitle,
      kind: '数据',
      summary: sentence,
      date: source.dates.max,
      source: source.source.name,
      sample: source.source.sample,
      to,
      ...(picture && { draw: async () => (await import('./export/chart-picture.ts')).pngPicture(picture) }),
      embed: `<iframe src="${absolute(hrefOf({ embed: true }))}" title="${fullTitle}" width="100%" height="${EMBED_HEIGHT}" style="border:0" loading="lazy"></iframe>`,
    },
  };
};

const variantOf = ({ view }: ChartCardProps, lines: readonly ChartLine[], units: readonly (string | undefined)[]) => {
  const days = daysOf(lines);
  return [
    fewNames(lines.map(({ name }) => name)),
    ...(days.length > 0 ? [`${days[0]}至${days.at(-1)}`] : []),
    ...(view.transform === 'lin' ? [] : [TRANSFORM_TITLES[view.transform]]),
    units.flatMap((unit) => unit ?? []).join('、'),
  ];
};

/** The texts of a picture. */
export const frameOf = (
  title: string,
  subtitle: string,
  { source, dates }: Pick<SourceFactsProps, 'source' | 'dates'>,
): PictureFrame => ({
  title,
  subtitle,
  source: `来源：${source.name}${source.sample ? '（示例数据）' : ''}，数据截至 ${dates.max}`,
  address: `农小蜂 ${ORIGIN.replace(/^https?:\/\//, '')}`,
});

const ORIGIN = typeof window === 'undefined' ? '' : window.location.origin;

/** On a remote's own host, addresses of other remotes' pages are already absolute. */
const absolute = (href: string): string => (ORIGIN ? new URL(href, ORIGIN).href : href);

const TRANSFORM_TITLES = {
  lin: '原值',
  chg: '较上一期增减',
  mom: '环比（%）',
  yoy: '同比（%）',
  idx100: '指数（起点 = 100）',
  avg: '移动平均',
} as const;

const filtersOf = ({ note, view, choices }: ChartCardProps, lines: readonly ChartLine[]): string =>
  [
    ...(lines.length > 0 ? [['对象', lines.map(({ name }) => name).join('、')]] : []),
    ['范围', note],
    ['换算', `${TRANSFORM_TITLES[view.transform]}${windowText(view, choices)}`],
  ]
    .map(([label, value]) => `${label}：${value}`)
    .join('；');

const windowText = ({ transform }: ChartView, { window }: ChartChoices): string =>
  transform === 'avg' && window ? `（${window} 期）` : '';
