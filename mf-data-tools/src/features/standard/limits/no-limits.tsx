import type { DataFor } from '@bee/contracts/operations';
import { Empty, LinkButton } from '@bee/ui/content';
import { type StandardQuery, standardHref, viewHref } from '../list/standard-query.ts';

type NoLimitsProps = { found: DataFor<'standard/findLimits'>; query: StandardQuery };

/**
 * Says which of the two names is unknown and suggests similar ones. An unrecorded limit does not mean there is none.
 */
export function NoLimits({ found, query }: NoLimitsProps) {
  const { food, substance, foods_like, substances_like } = found;
  const unknownFood = query.food !== undefined && !food;
  const unknownSubstance = query.substance !== undefined && !substance;
  return (
    <Empty
      title={
        unknownFood || unknownSubstance
          ? `没有收录${[unknownFood ? `食品“${query.food}”` : '', unknownSubstance ? `物质“${query.substance}”` : ''].filter(Boolean).join('和')}`
          : '没有收录这一限量'
      }
      action={
        <>
          {foods_like.map(({ id, title, level }) => (
            <LinkButton key={id} href={standardHref(query, { food: title })}>
              {title}（{level}）
            </LinkButton>
          ))}
          {substances_like.map(({ id, name, kind }) => (
            <LinkButton key={id} href={standardHref(query, { substance: name })}>
              {name}（{kind}）
            </LinkButton>
          ))}
          {query.food && query.substance && !unknownFood ? (
            <LinkButton href={standardHref(query, { substance: undefined })}>看{query.food}的全部限量</LinkButton>
          ) : null}
          {query.food && query.substance && !unknownSubstance ? (
            <LinkButton href={standardHref(query, { food: undefined })}>看{query.substance}的全部限量</LinkButton>
          ) : null}
          <LinkButton href={viewHref('limits')}>按类别浏览</LinkButton>
        </>
      }
    >
      没有收录不等于没有限制：标准可能按其他名称或更大的类别规定，请以标准原文为准。
    </Empty>
  );
}
