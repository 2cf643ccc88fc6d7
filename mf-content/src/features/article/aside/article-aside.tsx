import { isPolicy } from '@bee/domain/article-type';
import { useMicrosite, WidgetSlot } from '@bee/platform';
import { Toc } from '@bee/ui/content';
import { RailQuestion } from '../../../components/rail-question.tsx';
import { RelatedList } from '../../../components/related-list.tsx';
import { listHrefOf } from '../../../lib/article-type.ts';
import { tocItems } from '../../../lib/toc-items.ts';
import type { Embeds } from '../../../widget-props.ts';
import type { ArticleData } from '../article-data.ts';
import { Companion } from '../reading/companion.tsx';
import { Timeline } from './timeline.tsx';
import '../article.css';
import '../../../layout/notes.css';

/** Sidebar of an article: contents with the current position, mentioned prices, other versions, further reading. */
export function ArticleAside({ article, related }: ArticleData) {
  const toc = tocItems(article.toc);
  const [product] = article.related_products;
  const site = useMicrosite();
  return (
    <aside className="content-rail bee-no-print" aria-label="目录与相关内容">
      {toc.length > 1 ? (
        <div className="content-toc content-rail-toc" id="content-contents" popover="auto">
          <Toc items={toc} />
        </div>
      ) : null}
      {product && !site ? <WidgetSlot<Embeds> of="mf-data-tools/price-mini" props={{ name: product.title }} /> : null}
      {article.policy ? <Timeline article={article} /> : null}
      <Related related={related} />
      {article.type === 'special' ? null : (
        <RailQuestion
          kind={isPolicy(article.type) ? 'policy' : 'article'}
          article={article}
          found="政策、资讯与行情"
          question="这篇讲了什么？"
          action="就这篇提问"
          back={site ? undefined : listHrefOf(article.type)}
        />
      )}
      <Companion key={article.id} id={article.id} />
    </aside>
  );
}

function Related({ related }: Pick<ArticleData, 'related'>) {
  return related === null ? (
    <p className="content-quiet-note">相关内容暂时没有加载出来，刷新页面可再试一次。</p>
  ) : (
    <RelatedList title="相关内容" articles={related} />
  );
}
