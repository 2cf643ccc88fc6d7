import { isPolicy, typeTitles } from '@bee/domain/article-type';
import { useMicrosite, WidgetSlot } from '@bee/platform';
import { AskButton, LinkButton, Toc } from '@bee/ui/content';
import { RelatedList } from '../../../components/related-list.tsx';
import { listHrefOf } from '../../../lib/article-type.ts';
import type { Embeds } from '../../../widget-props.ts';
import type { Article, ArticleData } from '../article-data.ts';
import { Companion } from '../reading/companion.tsx';
import { tocItems } from '../toc-items.ts';
import { Timeline } from './timeline.tsx';
import '../article.css';
import '../../../layout/notes.css';

/** Sidebar of an article: contents with the current position, mentioned prices, other versions, further reading. */
export const ArticleAside = ({ article, related }: ArticleData) => {
  const toc = tocItems(article.toc);
  const [product] = article.related_products;
  const site = useMicrosite();
  return (
    <aside className="content-rail bee-no-print" aria-label="目录与相关内容">
      {toc.length > 1 ? (
        <div className="content-rail-toc" id="content-contents" popover="auto">
          <Toc items={toc} />
        </div>
      ) : null}
      {product && !site ? <WidgetSlot<Embeds> of="mf-data-tools/price-mini" props={{ name: product.title }} /> : null}
      {article.policy ? <Timeline article={article} /> : null}
      <Related related={related} />
      {article.type === 'special' ? null : <Ask article={article} back={site ? undefined : listHrefOf(article.type)} />}
      <Companion key={article.id} id={article.id} />
    </aside>
  );
};

const Related = ({ related }: Pick<ArticleData, 'related'>) =>
  related === null ? (
    <p className="content-quiet-note">相关内容暂时没有加载出来，刷新页面可再试一次。</p>
  ) : (
    <RelatedList title="相关内容" articles={related} />
  );

const Ask = ({ article, back }: { article: Article; back: string | undefined }) => (
  <section>
    <h2>有疑问？</h2>
    <p className="content-quiet-note">AI 会在政策、资讯与行情里找依据，每句话都标出处。</p>
    <AskButton
      kind={isPolicy(article.type) ? 'policy' : 'article'}
      id={article.id}
      title={article.title}
      question="这篇讲了什么？"
    >
      就这篇提问
    </AskButton>
    {back ? (
      <LinkButton kind="text" href={back}>
        回到{typeTitles[article.type]}
      </LinkButton>
    ) : null}
  </section>
);
