import { isPolicy, typeTitles } from '@bee/domain/article-type';
import {
  AskButton,
  Button,
  copyText,
  FavoriteButton,
  Icon,
  ShareButton,
  type ShareTarget,
  shareAddress,
} from '@bee/ui/content';
import type { Article } from './article-data.ts';
import { citation } from './citation.ts';
import { TextSizeButtons } from './reading/text-size-buttons.tsx';
import './article.css';

/** Minor actions on an article; none is needed for reading. */
export const ArticleActions = ({ article }: { article: Article }) => (
  <div className="content-actions bee-no-print">
    <FavoriteButton type={isPolicy(article.type) ? 'policy' : 'article'} id={article.id} />
    <AskButton kind={isPolicy(article.type) ? 'policy' : 'article'} id={article.id} title={article.title} />
    <ShareButton target={targetOf(article)} />
    <Button
      icon={<Icon name="copy" size={16} />}
      onClick={() => void copyText(citation(article, shareAddress(), new Date()), '引用格式已复制')}
    >
      复制引用
    </Button>
    <Button className="content-print" icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
      打印
    </Button>
    <TextSizeButtons />
    {article.toc.length > 1 ? (
      <button type="button" className="bee-btn content-toc-open" popoverTarget="content-contents">
        目录
      </button>
    ) : null}
  </div>
);

const targetOf = ({ type, title, summary, key_points, published_at, source_name, sample }: Article): ShareTarget => ({
  kind: typeTitles[type],
  title,
  summary,
  points: key_points,
  date: published_at,
  source: source_name,
  sample,
});
