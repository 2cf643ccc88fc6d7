import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Highlight } from '@bee/ui/content';

type Snippet = DataFor<'article/search'>['list'][number]['snippets'][number];

/** Paragraphs of a report with the page on which each stands; of a page that may not be read, the number alone. */
export const PageHits = ({ snippets }: { snippets: Snippet[] }) => (
  <ul className="content-page-hits" aria-label="命中的页">
    {[...snippets]
      .sort((a, b) => (a.page ?? 0) - (b.page ?? 0))
      .map(({ parts, page, locked, to }) => (
        <li key={`${page} ${parts.map(({ text }) => text).join('')}`}>
          {to ? <a href={href(to.page, to.params)}>第 {page} 页</a> : <span>第 {page} 页</span>}
          {locked ? (
            <p className="is-locked">
              这一页也有命中，<a href={href('user/vip')}>开通 VIP</a> 后可看
            </p>
          ) : (
            <p>
              <Highlight parts={parts} />
            </p>
          )}
        </li>
      ))}
  </ul>
);
