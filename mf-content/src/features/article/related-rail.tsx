import { href } from '@bee/platform';
import { LinkButton, Toc, VersionTimeline } from '@bee/ui/content';
import { articleHref, listHrefOf, typeTitles } from '../../parts/article-type.ts';
import type { Article, ArticleData } from './article-data.ts';
import type { tocItems } from './toc-items.ts';

type RelatedRailProps = ArticleData & { toc: ReturnType<typeof tocItems> };

/** Beside the text: where one is in it, its other versions, what to read next. */
export const RelatedRail = ({ article, toc, related }: RelatedRailProps) => (
  <aside className="content-rail bee-no-print" aria-label="目录与相关内容">
    {toc.length > 1 ? (
      <div className="content-rail-toc">
        <Toc items={toc} />
      </div>
    ) : null}
    {article.versions.length > 1 ? (
      <section>
        <h2>历次版本</h2>
        <VersionTimeline items={article.versions.map((version) => versionItem(version, article.id))} />
      </section>
    ) : null}
    {related && related.length > 0 ? (
      <section>
        <h2>相关内容</h2>
        <ul className="content-links">
          {related.map((each) => (
            <li key={each.id}>
              <a href={articleHref(each)} title={each.title}>
                {each.title}
              </a>
              <small>
                {typeTitles[each.type]}
                {each.published_at ? ` · ${each.published_at}` : ''}
              </small>
            </li>
          ))}
        </ul>
      </section>
    ) : null}
    {related === null ? <p className="content-quiet-note">相关内容暂时没有加载出来，刷新页面可再试一次。</p> : null}
    {article.type === 'special' ? null : (
      <section>
        <h2>有疑问？</h2>
        <p className="content-quiet-note">AI 会在政策、资讯与行情里找依据，每句话都标出处。</p>
        <LinkButton href={href('ai', { q: `《${article.title}》讲了什么？` })}>就这篇提问</LinkButton>
        {listHrefOf(article.type) ? (
          <LinkButton kind="text" href={listHrefOf(article.type) ?? ''}>
            回到{typeTitles[article.type]}
          </LinkButton>
        ) : null}
      </section>
    )}
  </aside>
);

const versionItem = ({ id, title, date, current }: Article['versions'][number], shown: string) => ({
  date: date ?? '日期不详',
  title: id === shown ? '本页所示' : title,
  href: href('article/detail', { id }),
  note: current ? '现行版本' : undefined,
  current: id === shown,
});
