import type { ProductTrade as Trade } from '@bee/contracts/resource/product';
import { href } from '@bee/platform';
import { Section, SourceNote } from '@bee/ui/content';
import { TradeSummary } from '../trade/trade-summary.tsx';

/** Imports and exports of a product over the newest twelve months; nothing without records. */
export function ProductTrade({ trade }: { trade: Trade }) {
  const { name, source, to } = trade;
  if (!trade.import && !trade.export) return null;
  return (
    <Section title="进出口" note={`${name}，最近十二个月`}>
      <TradeSummary
        name={name}
        figures={{ import: trade.import, export: trade.export }}
        href={href(to.page, to.params)}
      />
      {source ? <SourceNote source={source} /> : null}
    </Section>
  );
}
