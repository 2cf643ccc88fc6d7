import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import { ArticleLink } from '../../components/article-link.tsx';
import { CompareLink } from '../../components/compare-link.tsx';
import { DaysToEffect } from '../../components/days-to-effect.tsx';
import { type PolicyMeta, validities } from '../../lib/validity.ts';
import type { Article } from './article-data.ts';
import './article.css';

type ValidityLineProps = {
  /** The shown policy. */
  id: string;
  policy: PolicyMeta;
  replacedBy: Article['replaced_by'];
  replaces: Article['replaces'];
  /** Ids that carry the tag of the current microsite. */
  tagged?: Article['tagged'];
  /** Versions of a law share a title, so dates distinguish them. */
  versions?: Article['versions'];
};

/** Says whether the text is in force today and, if not, which text replaces it. */
export function ValidityLine({ id, policy, replacedBy, replaces, versions = [], tagged = [] }: ValidityLineProps) {
  const { validity } = policy;
  const dayOf = (id: string) => versions.find((version) => version.id === id)?.date ?? null;
  return (
    <div className={classNames('content-validity bee-wrap', `is-${validities[validity].tone}`)} role="note">
      <strong>{validities[validity].title}</strong>
      <span>{sentence(policy)}</span>
      {validity === 'pending' && policy.effective_at ? <DaysToEffect date={policy.effective_at} /> : null}
      {replacedBy ? (
        <span>
          <Version word="新版本" day={dayOf(replacedBy.id)} tagged={tagged.includes(replacedBy.id)} {...replacedBy} />
          <Changes from={id} to={replacedBy.id} />
        </span>
      ) : null}
      {replaces.length > 0 ? (
        <span>
          替代
          {replaces.map((old) => (
            <span key={old.id}>
              <Version day={dayOf(old.id)} tagged={tagged.includes(old.id)} {...old} />
              <Changes from={old.id} to={id} />
            </span>
          ))}
        </span>
      ) : null}
    </div>
  );
}

type VersionProps = { word?: string; day: string | null; id: string; title: string; tagged: boolean };

function Version({ word, day, id, title, tagged }: VersionProps) {
  return (
    <span>
      {word ? `${word}：` : null}
      <ArticleLink article={{ id, title, type: 'policy_repository' }} tagged={tagged}>
        《{title.replace(/^《|》$/g, '')}》
      </ArticleLink>
      {day ? `（${formatDay(day)}）` : null}
    </span>
  );
}

function Changes({ from, to }: { from: string; to: string }) {
  return <CompareLink to={href('article/detail', { id: to, cmp: from })} />;
}

const sentence = ({ validity, effective_at: effective, expires_at: expires }: PolicyMeta): string => {
  switch (validity) {
    case 'current':
      return `${effective ? `自 ${formatDay(effective)}起施行` : '施行日期见正文'}${expires ? `，有效期至 ${formatDay(expires)}` : ''}`;
    case 'pending':
      return effective ? `自 ${formatDay(effective)}起施行，此前不适用` : '尚未施行';
    case 'amended':
      return '这是修订前的文本，引用时请以现行版本为准';
    case 'repealed':
      return expires ? `自 ${formatDay(expires)}起失效，仅供查考` : '不再适用，仅供查考';
    case 'draft':
      return '尚未定稿，内容可能变化';
  }
};
