import type { PolicyComparison, PolicyRef, PolicyRelations } from '@bee/contracts/entity/policy';
import type { Db } from '../../../../db/schema.ts';
import { NotFound } from '../../../../http/errors.ts';
import { type ArticleRow, findArticle } from '../../article/store/article.repository.ts';
import { compareTexts } from '../model/compare/compare-texts.ts';
import { paragraphsOf } from '../model/compare/paragraphs-of.ts';
import { listRelations, type Relation } from '../store/relations.repository.ts';

export const readRelations = async (db: Db, row: ArticleRow, today: string): Promise<PolicyRelations> => {
  const rows = row.policy ? await listRelations(db, row.id, today) : [];
  const of = (relation: Relation): PolicyRef[] =>
    rows.filter((one) => one.relation === relation).map(({ relation: _relation, ...ref }) => ref);
  return {
    interprets: of('interprets'),
    interpretations: of('interpretation'),
    diagrams: of('diagram'),
    related: of('related'),
  };
};

/**
 * Changes from the policy `otherId` to this policy; null if they are the same.
 * @throws NotFound when either is not a policy
 */
export const comparePolicies = async (
  db: Db,
  row: ArticleRow,
  otherId: string,
  today: string,
): Promise<PolicyComparison | null> => {
  if (otherId === row.id) return null;
  const other = await findArticle(db, otherId, today);
  if (!row.policy || !other?.policy) throw new NotFound('没有可以对比的版本，可能已被撤下；请从历次版本中选择');
  return {
    from: sideOf(other, other.policy),
    to: sideOf(row, row.policy),
    ...compareTexts(paragraphsOf(other.content_html), paragraphsOf(row.content_html)),
  };
};

const sideOf = ({ id, title, published_at }: ArticleRow, policy: NonNullable<ArticleRow['policy']>) => ({
  id,
  title,
  date: policy.issued_at ?? published_at,
  validity: policy.validity,
});
