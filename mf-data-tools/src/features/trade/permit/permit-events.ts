import type { Permit } from '@bee/contracts/resource/trade';
import type { ChartEvent } from '@bee/ui/data';
import { permitTitles } from './permit-status.tsx';

/** Changes of permits, for a curve of imports: a suspension explains a gap. */
export const permitEvents = (permits: readonly Permit[], hrefOf: (permit: Permit) => string): ChartEvent[] =>
  permits.flatMap((permit) =>
    permit.history.map(({ date, status, note }) => ({
      date,
      title: `${permit.product}${permitTitles[status]}${note ? `：${note}` : ''}`,
      href: hrefOf(permit),
      sample: permit.source.sample,
    })),
  );
