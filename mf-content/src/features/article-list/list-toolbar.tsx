import { navigate } from '@bee/platform';
import { ListBar, SearchForm } from '@bee/ui/content';
import type { ListState } from './article-list-query.ts';

type ListToolbarProps = {
  state: ListState;
  total: number;
  /** What is searched: 政策库. */
  title: string;
  action: string;
  /** Parameters that the search form keeps. */
  hidden: Record<string, string>;
  link: (change: Partial<ListState>) => string;
};

/** Above a list: total, sort order, and a search within that keeps the filters. */
export const ListToolbar = ({ state: { q, s }, total, title, action, hidden, link }: ListToolbarProps) => {
  return (
    <ListBar
      sum={
        <>
          共 <strong className="bee-num">{total.toLocaleString('en-US')}</strong> 条
          {q ? (
            <>
              含“{q}”
              <a href={link({ q: undefined })} aria-label={`清除关键字“${q}”`}>
                清除
              </a>
            </>
          ) : null}
        </>
      }
      sorts={[
        { title: '最新', href: link({ s: 'new' }), current: s === 'new' },
        { title: '最热', href: link({ s: 'hot' }), current: s === 'hot' },
      ]}
    >
      <SearchForm
        action={action}
        name="q"
        size="mini"
        label={`在${title}中搜索`}
        placeholder={`在${title}中搜索`}
        hidden={hidden}
        {...(q && { value: q })}
        onSearch={(words) => navigate(link({ q: words }))}
      />
    </ListBar>
  );
};
