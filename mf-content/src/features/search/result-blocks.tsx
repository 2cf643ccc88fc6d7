import type { DataFor } from '@bee/contracts/operations';
import { formatNumber } from '@bee/domain/format';
import { Card, RowList } from '@bee/ui/content';
import { HitRow } from './hit-row.tsx';
import { type SearchState, searchHref } from './search-query.ts';
import './search.css';

type Found = DataFor<'article/search'>;
type ResultBlocksProps = { state: SearchState; found: Pick<Found, 'entity' | 'blocks'> };

/** The thing that the search names, then the best hits of each kind. */
export function ResultBlocks({ state, found: { entity, blocks } }: ResultBlocksProps) {
  return (
    <div className="content-blocks">
      {entity.length > 0 ? <Block title={`“${nameOf(entity)}”`} hits={entity} withKinds /> : null}
      {blocks.map(({ name, title, total, list }) => (
        <Block
          key={name}
          title={title}
          hits={list}
          more={total > list.length ? { total, href: searchHref(state, { name }) } : undefined}
        />
      ))}
    </div>
  );
}

const nameOf = ([hit]: Found['entity']): string => hit?.title.map(({ text }) => text).join('') ?? '';

type BlockProps = {
  title: string;
  hits: Found['list'];
  withKinds?: boolean;
  more?: { total: number; href: string } | undefined;
};

function Block({ title, hits, withKinds = false, more }: BlockProps) {
  return (
    <section aria-label={title}>
      <header>
        <h2>{title}</h2>
        {more ? (
          <a href={more.href} aria-label={`${title}：查看全部 ${more.total} 条`}>
            查看全部 {formatNumber(more.total)} 条
          </a>
        ) : null}
      </header>
      <Card flush>
        <RowList>
          {hits.map((hit) => (
            <HitRow key={`${hit.kind} ${hit.id}`} hit={hit} inBlock={!withKinds} />
          ))}
        </RowList>
      </Card>
    </section>
  );
}
