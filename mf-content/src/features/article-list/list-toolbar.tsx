import { navigate } from '@bee/platform';
import { ListBar, SearchForm } from '@bee/ui/content';
import { type ListState, listParams } from './list-state.ts';

type ListToolbarProps = {
  state: ListState;
  total: number;
  /** What is searched: 政策库. */
  title: string;
  action: string;
  link: (params: Record<string, string>) => string;
};

/** Over a list: how many, in which order, and a search within that keeps the filters. */
export const ListToolbar = ({ state, total, title, action, link }: ListToolbarProps) => {
  const { q, ...hidden } = listParams(state);
  return (
    <ListBar
      sum={
        <>
          共 <strong className="bee-num">{total.toLocaleString('en-US')}</strong> 条
          {q ? (
            <>
              含“{q}”
              <a href={link(listParams(state, { q: undefined }))} aria-label={`清除关键字“${q}”`}>
                清除
              </a>
            </>
          ) : null}
        </>
      }
      sorts={[
        { title: '最新', href: link(listParams(state, { s: undefined })), current: !state.s },
        { title: '最热', href: link(listParams(state, { s: 'hot' })), current: state.s === 'hot' },
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
        onSearch={(words) => navigate(link(listParams(state, { q: words })))}
      />
    </ListBar>
  );
};
