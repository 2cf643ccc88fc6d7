import type { BaikeCard } from '@bee/contracts/resource/baike';
import { formatCount, formatDay } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Empty, LinkButton, ListRow, RowList } from '@bee/ui/content';
import { NoSuchPage } from '../../../components/no-such-page.tsx';
import { entryHref, type ListQuery, listHref } from '../encyclopedia-query.ts';

type EntryListProps = { entries: readonly BaikeCard[]; query: ListQuery };

export function EntryList({ entries, query }: EntryListProps) {
  if (entries.length === 0) return <NothingFound query={query} />;
  return (
    <RowList>
      {entries.map(({ id, title, summary, cate_title, views, updated_at }) => (
        <ListRow
          key={id}
          href={entryHref(id)}
          title={title}
          summary={summary}
          meta={[cate_title, `${formatCount(views)} 次阅读`, updated_at ? `更新 ${formatDay(updated_at)}` : null]}
        />
      ))}
    </RowList>
  );
}

function NothingFound({ query }: { query: ListQuery }) {
  if (query.page > 1) return <NoSuchPage first={listHref(query)}>条目可能随更新变少了。</NoSuchPage>;
  if (query.keyword)
    return (
      <Empty
        title={`没有名称或别名含“${query.keyword}”的条目`}
        action={<LinkButton href={href('search/result', { keyword: query.keyword })}>在全站正文里搜索</LinkButton>}
      >
        {query.category ? (
          <a href={listHref(query, { category: undefined, letter: undefined })}>在全部分类里再找一次</a>
        ) : (
          '换一个更短的词，或按首字母浏览。'
        )}
      </Empty>
    );
  if (query.letter)
    return (
      <Empty
        title={`没有以 ${query.letter} 开头的条目`}
        action={<LinkButton href={listHref(query, { letter: undefined })}>看全部条目</LinkButton>}
      />
    );
  return (
    <Empty title="还没有百科条目" action={<LinkButton href={href('application/list')}>看其他数据工具</LinkButton>}>
      运营方导入百科后会显示在这里。
    </Empty>
  );
}
