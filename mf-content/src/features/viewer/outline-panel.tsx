import { useLocationQuery } from '@bee/platform';
import { Disclosure } from '@bee/ui/content';
import type { OutlineEntry } from './viewer-data.ts';
import './viewer.css';

type OutlinePanelProps = {
  entries: OutlineEntry[] /** Number of readable pages; null when unknown. */;
  readable: number | null;
};

/** The outline as links to pages of this address: works before the reader has loaded and keeps the search words. */
export function OutlinePanel({ entries, readable }: OutlinePanelProps) {
  const [query] = useLocationQuery();
  if (entries.length === 0) return null;
  const current = Number(query.page ?? 1);
  const here = entries.findLastIndex(({ page }) => page !== null && page <= current);
  const list = (
    <ol>
      {named(entries).map(({ key, title, page, level }, index) => (
        <li key={key} className={`is-level-${Math.min(level, 4)}`}>
          {page === null || (readable !== null && page > readable) ? (
            <span>
              {title}
              {page === null ? null : <small className="bee-num">第 {page} 页 · 未开放</small>}
            </span>
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
      <nav className="content-viewer-outline bee-no-print" aria-label="目录">
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
