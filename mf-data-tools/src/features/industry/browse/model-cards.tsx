import type { ModelCard } from '@bee/contracts/entity/industry';
import { formatCount, formatInstant } from '@bee/domain/format';
import { freqTitle } from '@bee/domain/table-freq';
import { useMicrosite } from '@bee/platform';
import { LeaveMark, SampleBadge } from '@bee/ui/content';
import { modelHref } from '../address/table-query.ts';
import '../industry.css';

/** Tables in a grid with the facts for choosing: category, span, frequency, size, last update. */
export function ModelCards({ list, label }: { list: readonly ModelCard[]; label: string }) {
  const site = useMicrosite();
  const leaves = ({ tags }: ModelCard) => site !== null && !tags.includes(site.tag.title);
  return (
    <ul className="tools-models" aria-label={label}>
      {list.map((card) => (
        <li key={card.model_id}>
          <a href={modelHref(card.model_id, leaves(card) ? null : site)} title={card.title}>
            {card.title}
            {leaves(card) ? <LeaveMark /> : null}
          </a>
          <small className="bee-cut">{card.domain_path.map(({ title }) => title).join(' / ')}</small>
          <p>
            <span>{freqTitle(card.freq)}</span>
            {card.unit ? <span>{card.unit}</span> : null}
            <span>{spanText(card)}</span>
            <span>{formatCount(card.rows)} 行</span>
          </p>
          <p className="tools-models-foot">
            <span title={formatInstant(card.updated_at)}>更新 {formatInstant(card.updated_at).slice(0, 10)}</span>
            <span>{card.source_name}</span>
            <SampleBadge sample={card.sample} />
          </p>
        </li>
      ))}
    </ul>
  );
}

/** 2010 至 2024, or that there is no data yet. */
export const spanText = ({ from, to }: Pick<ModelCard, 'from' | 'to'>): string =>
  from && to ? `${from} 至 ${to}` : '尚无数据';
