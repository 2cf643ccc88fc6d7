import type { BaikeTree } from '@bee/contracts/resource/baike';
import { Disclosure, Section } from '@bee/ui/content';
import { type ListQuery, listHref } from '../encyclopedia-query.ts';
import '../encyclopedia.css';

type CategoryTreeProps = { tree: BaikeTree; query: ListQuery; total: number };

/** Two levels with counts; the branch of the selected category is open. Phones show the filters instead. */
export function CategoryTree({ tree, query, total }: CategoryTreeProps) {
  const to = (category: string | undefined) => listHref(query, { category, letter: undefined });
  return (
    <nav className="tools-baike-tree" aria-label="百科分类">
      <Section title="分类">
        <a href={to(undefined)} aria-current={query.category ? undefined : 'page'}>
          全部 <small>{total}</small>
        </a>
        {tree.map(({ id, title, count, children }) => {
          const open = id === query.category || children.some((child) => child.id === query.category);
          return (
            <Disclosure key={`${id} ${open}`} open={open || !query.category} title={title}>
              <ul>
                <li>
                  <a href={to(id)} aria-current={id === query.category ? 'page' : undefined}>
                    全部{title} <small>{count}</small>
                  </a>
                </li>
                {children.map((child) => (
                  <li key={child.id}>
                    <a href={to(child.id)} aria-current={child.id === query.category ? 'page' : undefined}>
                      {child.title} <small>{child.count}</small>
                    </a>
                  </li>
                ))}
              </ul>
            </Disclosure>
          );
        })}
      </Section>
    </nav>
  );
}
