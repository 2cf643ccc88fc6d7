import { isPolicy, typeTitles } from '@bee/domain/article-type';
import { shanghaiDay } from '@bee/domain/calendar-day';
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
import './article.css';

/** Minor actions on an article; none is needed for reading. */
export function ArticleActions({ article }: { article: Article }) {
  return (
    <div className="content-actions bee-wrap bee-no-print">
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
}

const targetOf = ({ type, title, summary, key_points, published_at, source_name, sample }: Article): ShareTarget => ({
  kind: typeTitles[type],
  title,
  summary,
  points: key_points,
  date: published_at,
  source: source_name,
  sample,
});

/** GB/T 7714-2015, electronic document: 责任者. 题名[EB/OL]. (发布日期)[引用日期]. 地址. */
export const citation = (article: Article, url: string, today: Date): string => {
  const author = article.policy?.issuing_orgs.join(', ') || article.author || article.source_name;
  const number = article.policy?.doc_no ? `: ${article.policy.doc_no}` : '';
  const published = article.published_at ? `(${article.published_at})` : '';
  return `${author ? `${author}. ` : ''}${article.title}${number}[EB/OL]. ${published}[${shanghaiDay(today)}]. ${url}.`;
};

/** A- and A+; their code is loaded on the first click. */
function TextSizeButtons() {
  return (
    <fieldset className="content-size">
      <legend className="bee-quiet">字号</legend>
      <Button aria-label="A- 缩小字号" onClick={() => change(-1)}>
        A-
      </Button>
      <Button aria-label="A+ 放大字号" onClick={() => change(1)}>
        A+
      </Button>
    </fieldset>
  );
}

const change = (step: 1 | -1) =>
  void import('./reading/text-size.ts').then(({ changeTextSize }) => changeTextSize(step));
