import type { AccessBlock } from '@bee/contracts/shapes';
import { PreviewGate } from '../../../components/gate/preview-gate.tsx';

type TradeGateProps = { access: AccessBlock /** Counted unit: 行, 个月. */; counted: string };

export function TradeGate({ access, counted }: TradeGateProps) {
  return (
    <PreviewGate access={access} counted={counted}>
      最新合计、准入、税率与监管场地对所有人开放。
    </PreviewGate>
  );
}
