import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { classNames } from '@bee/ui/content';
import { DaysToEffect } from '../../parts/days-to-effect.tsx';
import { type PolicyMeta, validities } from '../../parts/validity.ts';
import type { Article } from './article-data.ts';

type ValidityLineProps = {
  policy: PolicyMeta;
  replacedBy: Article['replaced_by'];
  replaces: Article['replaces'];
};

/** The one line that a reader of a law needs first: may I rely on this text today, and if not, on which. */
export const ValidityLine = ({ policy, replacedBy, replaces }: ValidityLineProps) => {
  const { validity } = policy;
  return (
    <div className={classNames('content-validity', `is-${validities[validity].tone}`)} role="note">
      <strong>{validities[validity].title}</strong>
      <span>{sentence(policy)}</span>
      {validity === 'pending' && policy.effective_at ? <DaysToEffect date={policy.effective_at} /> : null}
      {replacedBy ? <Version word={validity === 'current' ? '将由' : '现行版本'} {...replacedBy} /> : null}
      {replaces.length > 0 ? (
        <span>
          替代
          {replaces.map((old) => (
            <Version key={old.id} {...old} />
          ))}
        </span>
      ) : null}
    </div>
  );
};

const Version = ({ word, id, title }: { word?: string; id: string; title: string }) => (
  <span>
    {word ? `${word}：` : null}
    <a href={href('article/detail', { id })}>《{title.replace(/^《|》$/g, '')}》</a>
  </span>
);

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
