import type { AccessBlock } from '@bee/contracts/shapes';
import { toast, useLocationQuery } from '@bee/platform';
import { accessWords, Disclosure } from '@bee/ui/content';
import type { OutlineEntry } from './viewer-data.ts';
import './viewer.css';

type OutlinePanelProps = {
  entries: OutlineEntry[] /** Number of readable pages; null when unknown. */;
  readable: number | null;
  /** What opens the other pages; a click on one of them says so. */
  access: AccessBlock;
};

/** The outline as links to pages of this address: works before the reader has loaded and keeps the search words. */
export function OutlinePanel({ entries, readable, access }: OutlinePanelProps) {
  const [query] = useLocationQuery();
  if (entries.length === 0) return null;
  const lock = accessWords(access.level);
  const { reason } = access;
  const current = Number(query.page ?? 1);
  const here = entries.findLastIndex(({ page }) => page !== null && page <= current);
  const list = (
    <ol>
      {named(entries).map(({ key, title, page, level }, index) => (
        <li key={key} className={`is-level-${Math.min(level, 4)}`}>
          {page === null ? (
            <span>{title}</span>
          ) : readable !== null && page > readable ? (
            <button type="button" onClick={() => toast.warning(`第 ${page} 页${lock}${reason ? `：${reason}` : ''}`)}>
              {title}
              <small className="bee-num">
                第 {page} 页 · {lock}
              </small>
            </button>
          ) : (
            <a href={`?${search(query, page)}`} aria-current={index === here ? 'location' : undefined}>
              {title}
              <small className="bee-num">{page}</small>
            </a>
          )}
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className="content-viewer-outline bee-box bee-no-print" aria-label="目录">
        <h2>目录</h2>
        {list}
      </nav>
      <div className="content-viewer-outline-folded bee-no-print">
        <Disclosure title={`目录（${entries.length} 项）`}>
          <nav className="content-viewer-outline-list" aria-label="目录（折叠）">
            {list}
          </nav>
        </Disclosure>
      </div>
    </>
  );
}

/** Chapters may share title and page, so keys count the duplicates before them. */
const named = (entries: readonly OutlineEntry[]): (OutlineEntry & { key: string })[] => {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const name = `${entry.page}-${entry.level}-${entry.title}`;
    const before = seen.get(name) ?? 0;
    seen.set(name, before + 1);
    return { ...entry, key: `${name}-${before}` };
  });
};

const search = ({ page: _, ...query }: Record<string, string>, page: number): string =>
  new URLSearchParams({ ...query, page: String(page) }).toString();
