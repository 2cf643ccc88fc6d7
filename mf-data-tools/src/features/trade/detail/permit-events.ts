import type { ChartEvent } from '@bee/ui/data';
import { permitTitles } from '../permit/permit-status.tsx';
import type { TradeDetail } from './detail-query.ts';

/** Changes of the origin's permit, for the curve of its imports: a suspension explains a gap. */
export const permitEvents = ({ permit }: Pick<TradeDetail, 'permit'>, href: string): ChartEvent[] =>
  (permit?.history ?? []).map(({ date, status, note }) => ({
    date,
    title: note ? `${permitTitles[status]}：${note}` : permitTitles[status],
    href,
    sample: permit?.source.sample ?? false,
  }));
