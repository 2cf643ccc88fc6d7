import type { LimitFood } from '@bee/contracts/resource/standard';
import { Disclosure, Empty, Section } from '@bee/ui/content';
import { type StandardQuery, standardHref } from '../list/standard-query.ts';
import type { LimitData } from './limit-view.tsx';
import '../standard.css';

type LimitBrowseProps = Pick<LimitData, 'foods' | 'substances'> & { query: StandardQuery };

/** Start of the limit finder: the tree of foods, and substances by kind. */
export function LimitBrowse({ foods, substances, query }: LimitBrowseProps) {
  if (foods.length === 0) return <Empty title="还没有限量数据">运营方导入限量后，可以按食品或物质查询。</Empty>;
  const kinds = [...new Set(substances.map(({ kind }) => kind))];
  return (
    <div className="tools-limit-browse">
      <Section title="按食品类别" note="点食品、亚类或类别，查看适用的全部限量">
        {foods
          .filter(({ parent_id }) => parent_id === null)
          .map((category) => (
            <Category key={category.id} category={category} foods={foods} query={query} />
          ))}
      </Section>
      <Section title="按物质" note="数字为限量条数">
        {kinds.map((kind) => (
          <div key={kind} className="tools-limit-kind">
            <h3>{kind}</h3>
            <ul className="bee-wrap">
              {substances
                .filter((one) => one.kind === kind)
                .map(({ id, name, count }) => (
                  <li key={id}>
                    <a href={standardHref(query, { substance: name, kind: undefined })}>
                      {name} <small>{count}</small>
                    </a>
                  </li>
                ))}
            </ul>
          </div>
        ))}
      </Section>
    </div>
  );
}

type CategoryProps = { category: LimitFood; foods: readonly LimitFood[]; query: StandardQuery };

function Category({ category, foods, query }: CategoryProps) {
  const childrenOf = (id: string) => foods.filter(({ parent_id }) => parent_id === id);
  const groups = childrenOf(category.id);
  const link = ({ id, title }: LimitFood) => (
    <li key={id}>
      <a href={standardHref(query, { food: title })}>{title}</a>
    </li>
  );
  return (
    <Disclosure title={category.title}>
      <p>
        <a href={standardHref(query, { food: category.title })}>{category.title}的全部限量</a>
      </p>
      {groups.map((group) => (
        <div key={group.id} className="tools-limit-group">
          <a href={standardHref(query, { food: group.title })}>{group.title}</a>
          <ul className="bee-wrap" aria-label={group.title}>
            {childrenOf(group.id).map(link)}
          </ul>
        </div>
      ))}
    </Disclosure>
  );
}
