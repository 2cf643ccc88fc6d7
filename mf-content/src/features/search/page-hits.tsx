import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Highlight } from '@bee/ui/content';
import './search.css';

type Snippet = DataFor<'article/search'>['list'][number]['snippets'][number];

/** Matching paragraphs of a report with their page numbers; for locked pages only the numbers. */
export function PageHits({ snippets }: { snippets: Snippet[] }) {
  const inOrder = [...snippets].sort((a, b) => (a.page ?? 0) - (b.page ?? 0));
  const locked = inOrder.filter((snippet) => snippet.locked);
  return (
    <ul className="content-page-hits" aria-label="命中的页">
      {inOrder
        .filter((snippet) => !snippet.locked)
        .map((snippet) => (
          <li key={`${snippet.page} ${snippet.parts.map(({ text }) => text).join('')}`}>
            <PageLink {...snippet} />
            <p>
              <Highlight parts={snippet.parts} />
            </p>
          </li>
        ))}
      {locked.length > 0 ? (
        <li className="is-locked">
          {[...new Map(locked.map((snippet) => [snippet.page, snippet])).values()].map((snippet) => (
            <span key={snippet.page}>
              <PageLink {...snippet} />
            </span>
          ))}
          也有命中，<a href={href('user/vip')}>登录或开通 VIP</a> 后可看
        </li>
      ) : null}
    </ul>
  );
}

function PageLink({ page, to }: Pick<Snippet, 'page' | 'to'>) {
  return to ? <a href={href(to.page, to.params)}>第 {page} 页</a> : <span>第 {page} 页</span>;
}
