import { toast } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';
import { isPolicy } from '../../parts/article-type.ts';
import type { Article } from './article-data.ts';
import { citation } from './citation.ts';
import { FavoriteButton } from './favorite-button.tsx';

/** Small acts on a text; all of them need the browser, none is needed to read. */
export const ArticleActions = ({ article }: { article: Article }) => (
  <div className="content-actions bee-no-print">
    <FavoriteButton type={isPolicy(article.type) ? 'policy' : 'article'} id={article.id} />
    <Button icon={<Icon name="share" size={16} />} onClick={() => void share(article.title)}>
      分享
    </Button>
    <Button
      icon={<Icon name="copy" size={16} />}
      onClick={() => void copy(citation(article, here(), new Date()), '引用格式已复制')}
    >
      复制引用
    </Button>
    <Button className="content-print" icon={<Icon name="print" size={16} />} onClick={() => window.print()}>
      打印
    </Button>
  </div>
);

const here = () => window.location.origin + window.location.pathname;

const share = async (title: string) => {
  if (!('share' in navigator)) return copy(`${title} ${here()}`, '标题和链接已复制，可以粘贴到微信或邮件里');
  // A reader who closes the system's sheet has changed their mind; that is no failure.
  await navigator.share({ title, url: here() }).catch(() => undefined);
};

const copy = async (text: string, done: string) => {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.error('浏览器不允许复制，请手动选取');
  }
};
