import type { Permit } from '@bee/contracts/resource/trade';
import { Empty, Section } from '@bee/ui/content';
import { permitCounts, permitTitles } from '../permit/permit-status.tsx';
import { PermitTable } from '../permit/permit-table.tsx';
import { type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import { SourceLine } from './source-line.tsx';
import '../trade.css';

type PermitSectionProps = { detail: TradeDetail; permits: Permit[]; query: DetailQuery };

/** Countries that may export the product, and the history of the selected one. */
export function PermitSection({ detail, permits, query }: PermitSectionProps) {
  const { permit, origin, name } = detail;
  return (
    <>
      {permit && permit.history.length > 0 ? (
        <Section title={`${permit.origin_name}${name}准入变化`}>
          <ol className="tools-history">
            {permit.history.map(({ date, status, note }) => (
              <li key={`${date} ${status}`}>
                <time dateTime={date}>{date}</time> {permitTitles[status]}
                {note ? `：${note}` : ''}
              </li>
            ))}
          </ol>
          <SourceLine source={permit.source} />
        </Section>
      ) : null}
      <Section title="可以输华的国家（地区）" note={permitCounts(permits, '个')} flush>
        <PermitTable
          rows={permits}
          caption={`各国${name}输华准入`}
          lead="origin"
          hrefOf={(row) => detailHref(query, { origin: row.origin })}
          empty={
            <Empty title="准入名录没有收录">
              {name}没有按国家公布的准入名录{origin ? `，从${origin.name}进口` : '，进口'}前请向进境地海关确认。
            </Empty>
          }
        />
      </Section>
      <SourceLine source={permits[0]?.source ?? null} />
    </>
  );
}
