import type { DataFor } from '@bee/contracts/operations';
import { Icon, KeyValueList } from '@bee/ui/content';
import { type StandardQuery, standardHref } from '../list/standard-query.ts';
import '../standard.css';

type LimitSubjectProps = { found: DataFor<'standard/findLimits'>; query: StandardQuery };

/** The subject of the result: the path from the category to the food, and the substance. */
export function LimitSubject({ found: { food, substance }, query }: LimitSubjectProps) {
  return (
    <div className="tools-limit-subject">
      {food ? (
        <nav aria-label="食品所属类别">
          <ol>
            {food.path.map(({ id, title }, at) => (
              <li key={id} className="bee-inline">
                {at > 0 ? <Icon name="chevron" size={12} /> : null}
                {at === food.path.length - 1 ? (
                  <strong aria-current="true">{title}</strong>
                ) : (
                  <a href={standardHref(query, { food: title })}>{title}</a>
                )}
              </li>
            ))}
          </ol>
          {food.path.length > 1 ? <p>下表合并了这几级的限量，“级别”一列说明限量定在哪一级。</p> : null}
        </nav>
      ) : null}
      {substance ? (
        <div>
          <strong>{substance.name}</strong>
          <span>{substance.kind}</span>
          {substance.alias.length > 0 ? <span>又名 {substance.alias.join('、')}</span> : null}
          {substance.info.length > 0 ? (
            <KeyValueList items={substance.info.map(({ k, v }) => ({ label: k, value: v }))} />
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
