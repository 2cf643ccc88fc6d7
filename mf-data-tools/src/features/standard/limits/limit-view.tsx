import type { DataFor } from '@bee/contracts/operations';
import { Button, Card, FacetRow, Filters, Icon, Pagination, PrintNote, SourceNote } from '@bee/ui/content';
import {
  LIMIT_PAGE_SIZE,
  type LimitAuthority,
  type LimitKind,
  type StandardQuery,
  standardHref,
} from '../list/standard-query.ts';
import { LimitBrowse } from './limit-browse.tsx';
import { LimitDownload } from './limit-download.tsx';
import { LimitForm } from './limit-form.tsx';
import { LimitSubject } from './limit-subject.tsx';
import { LimitTable } from './limit-table.tsx';
import { NoLimits } from './no-limits.tsx';
import '../standard.css';
import '../../../layout/list.css';

export type LimitData = {
  foods: DataFor<'standard/getLimitFoods'>;
  substances: DataFor<'standard/getLimitSubstances'>;
  found: DataFor<'standard/findLimits'> | null;
};

type LimitViewProps = LimitData & { query: StandardQuery };

/** The limits that apply to a food: its own and those of its groups, GB next to Codex. */
export function LimitView({ foods, substances, found, query }: LimitViewProps) {
  return (
    <div className="tools-list">
      <section aria-label="限量查询">
        <LimitForm foods={foods} substances={substances} query={query} />
        {found ? (
          <Answer found={found} query={query} />
        ) : (
          <LimitBrowse foods={foods} substances={substances} query={query} />
        )}
      </section>
    </div>
  );
}

function Answer({ found, query }: { found: NonNullable<LimitData['found']>; query: StandardQuery }) {
  if (found.total === 0 && !query.kind && !query.authority) return <NoLimits found={found} query={query} />;
  return (
    <>
      <LimitSubject found={found} query={query} />
      <LimitFilters found={found} query={query} />
      <Card flush>
        <LimitTable rows={found.list} query={query} />
      </Card>
      <Pagination
        page={query.page}
        total={found.total}
        pageSize={LIMIT_PAGE_SIZE}
        href={(number) => standardHref(query, { page: number })}
      />
      <div className="tools-standard-foot bee-wrap">
        <LimitDownload found={found} query={query} />
        <Button icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
          打印
        </Button>
        <SourceNote source={found.source} updatedAt={found.updated_at?.slice(0, 10)}>
          <span>
            同一来源有更近一级的限量时，以更近的为准；数值与单位照录来源，不作换算。执法与检测请以标准原文为准
          </span>
        </SourceNote>
      </div>
      <PrintNote to={standardHref(query, { page: query.page })} />
    </>
  );
}

function LimitFilters({ found, query }: { found: NonNullable<LimitData['found']>; query: StandardQuery }) {
  const active = [query.kind, query.authority].filter(Boolean).length;
  return (
    <Filters total={found.total} active={active} clear={standardHref(query, { kind: undefined, authority: undefined })}>
      <FacetRow
        label="类型"
        choices={found.facets?.kind ?? []}
        current={query.kind}
        hrefOf={(value) => standardHref(query, { kind: value as LimitKind })}
      />
      <FacetRow
        label="来源"
        choices={found.facets?.authority ?? []}
        current={query.authority}
        hrefOf={(value) => standardHref(query, { authority: value as LimitAuthority })}
        titles={(value) => (value === 'GB' ? '国家标准 GB' : '国际 Codex')}
      />
    </Filters>
  );
}
