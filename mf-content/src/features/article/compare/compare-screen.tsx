import { typeTitles } from '@bee/domain/article-type';
import { formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Card, Empty, Icon, LinkButton, PageHeader, SampleBadge } from '@bee/ui/content';
import { ValidityTag } from '../../../components/validity-tag.tsx';
import { listHrefOf } from '../../../lib/article-type.ts';
import type { Article, Comparison } from '../article-data.ts';
import { ComparedText } from './compared-text.tsx';
import '../article.css';
import '../../../layout/reading.css';
import './compare.css';

/** The changes from one version of a policy to another. */
export function CompareScreen({ article }: { article: Article }) {
  const { comparison } = article;
  if (!comparison) return null;
  const { from, to, counts, blocks } = comparison;
  const { sum, kinds, note } = changesInWords(counts);
  return (
    <article className="content-paper content-article content-compare">
      <PageHeader
        title={`版本对比：${to.title}`}
        breadcrumb={trail(article)}
        meta={<SampleBadge sample={article.sample} />}
      />
      <div className="content-compare-sides">
        <Side word="原文本" side={from} />
        <a
          className="content-compare-swap bee-inline bee-no-print"
          href={href('article/detail', { id: from.id, cmp: to.id })}
          title="交换两个版本"
        >
          <Icon name="trade" />
          交换
        </a>
        <Side word="现文本" side={to} />
      </div>
      <p className="content-compare-sum bee-wrap" role="status">
        <strong>{sum}</strong>
        {kinds ? <span>{kinds}</span> : null}
        {note ? <span>{note}</span> : null}
      </p>
      <OtherVersions article={article} comparison={comparison} />
      {blocks.length === 0 ? (
        <Empty title="两个版本都没有正文">可能只收录了标题，请打开原文链接查看。</Empty>
      ) : (
        <Card>
          <ComparedText blocks={blocks} />
        </Card>
      )}
      <p className="content-compare-foot bee-small">
        按自然段和条款自动比对，序号顺延不计为改动；引用时请以发布机关公布的文本为准。
      </p>
    </article>
  );
}

const trail = (article: Article) => [
  { title: '首页', href: href('home') },
  { title: typeTitles[article.type], href: listHrefOf(article.type) ?? href('home') },
  { title: article.title, href: href('article/detail', { id: article.id }) },
  { title: '版本对比' },
];

function Side({ word, side }: { word: string; side: Comparison['from'] }) {
  return (
    <section className="content-compare-side" aria-label={word}>
      <h2 className="bee-note">{word}</h2>
      <p className="bee-wrap">
        <strong className="bee-num">{side.date ? formatDay(side.date) : '日期不详'}</strong>
        <ValidityTag validity={side.validity} />
      </p>
      <a href={href('article/detail', { id: side.id })}>看全文：{side.title}</a>
    </section>
  );
}

/** For a policy with more than two versions: compares the others with the newer side. */
function OtherVersions({ article, comparison }: { article: Article; comparison: Comparison }) {
  const others = article.versions.filter(({ id }) => id !== comparison.from.id && id !== comparison.to.id);
  if (others.length === 0) return null;
  return (
    <nav className="content-compare-others bee-wrap bee-no-print" aria-label="换一个版本对比">
      换一个版本对比：
      {others.map(({ id, date }) => (
        <LinkButton key={id} href={href('article/detail', { id: comparison.to.id, cmp: id })}>
          {date ?? '日期不详'}
        </LinkButton>
      ))}
    </nav>
  );
}

/** “改动 12 处”, with the kinds of changes and what does not count as a change. */
export const changesInWords = (counts: Comparison['counts']) => {
  const { added, removed, changed, renumbered, same } = counts;
  const total = added + removed + changed;
  const kinds = [
    changed > 0 && `修改 ${changed} 段`,
    added > 0 && `新增 ${added} 段`,
    removed > 0 && `删除 ${removed} 段`,
  ].filter(Boolean);
  const note = [renumbered > 0 && `${renumbered} 段只有序号变化`, same > 0 && `${same} 段未改动`].filter(Boolean);
  return {
    sum: total > 0 ? `改动 ${total} 处` : '没有改动',
    kinds: kinds.join('、'),
    note: note.length > 0 ? `另有 ${note.join('、')}` : '',
  };
};
