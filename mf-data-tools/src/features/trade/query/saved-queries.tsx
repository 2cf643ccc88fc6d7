import { formatDay } from '@bee/domain/format';
import {
  confirm,
  href,
  openLogin,
  toast,
  useApi,
  useApiQuery,
  useDraft,
  useInvalidate,
  useSession,
} from '@bee/platform';
import { Button, Section } from '@bee/ui/content';
import { type FormEvent, useId } from 'react';
import { flowTitles } from '../../../components/trade/trade-amount.ts';
import { useBusy } from '../../../lib/use-busy.ts';
import type { QueryLists } from './query-data.ts';
import { type QueryScreen, type TradeQuery, tradeParams } from './trade-query.ts';
import './query.css';

type SavedQueriesProps = {
  screen: QueryScreen;
  query: TradeQuery;
  lists: QueryLists;
  /** How the result is drawn (排行), and the keys of the address for it. */
  drawing?: { title: string; keys: Record<string, string> };
};

const MAX_QUERIES = 30;

/** Named queries of a member, with a form to save the current one. Stored as favourites of their own kind. */
export function SavedQueries({ screen, query, lists, drawing }: SavedQueriesProps) {
  const api = useApi();
  const forget = useInvalidate();
  const field = useId();
  const { status } = useSession();
  const member = status === 'member';
  const saved = useApiQuery(
    'user/getMyFavoriteList',
    { type: 'trade_query', page: 1, limit: MAX_QUERIES },
    { enabled: member, raw: true },
  );
  const { busy, run } = useBusy();
  const [typed, setTyped, forgetTyped] = useDraft('trade-query-name', '');
  const askable = query.hs.length > 0 && query.refused.length === 0;
  const usualName = nameOf(query, lists, drawing?.title);
  const list = member ? (saved.data?.list ?? []) : [];
  if (!askable && list.length === 0) return null;

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!member) return openLogin({});
    const name = typed.trim() || usualName;
    const keys = { ...tradeParams({ ...query, page: 1 }), ...drawing?.keys };
    await run(async () => {
      const { renamed, left } = await api('trade/saveQuery', { name, screen, query: keys });
      toast.success(renamed ? `这组条件已保存过，现改名为“${name}”` : `已保存“${name}”，还可保存 ${left} 个`);
      forgetTyped();
      await forget('user/getMyFavoriteList');
    });
  };
  const remove = async (id: string, name: string) => {
    const content = `删除保存的查询“${name}”？删除后不能恢复。`;
    if (!(await confirm({ title: '删除查询', content, confirmText: '删除', cancelText: '保留' }))) return;
    try {
      await api('user/favorite', { type: 'trade_query', id, action: 'remove' });
      toast.success(`已删除“${name}”`);
      await forget('user/getMyFavoriteList');
    } catch {
      // the caller shows the error
    }
  };
  return (
    <Section title="我保存的查询" note={member ? `${list.length}/${MAX_QUERIES}` : undefined}>
      {list.length > 0 ? (
        <ul className="tools-saved" aria-label="我保存的查询">
          {list.map(({ target_id, title, summary, link, created_at }) => (
            <li key={target_id}>
              <a href={href(link.page, link.params)}>{title}</a>
              <span>
                {summary}，{formatDay(created_at)}保存
              </span>
              <Button kind="text" aria-label={`删除查询：${title}`} onClick={() => void remove(target_id, title)}>
                删除
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {askable ? (
        <form className="tools-saved-form bee-wrap bee-no-print" onSubmit={(event) => void save(event)}>
          <label htmlFor={field}>保存当前条件为</label>
          <input
            id={field}
            value={typed}
            maxLength={40}
            placeholder={usualName}
            autoComplete="off"
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <Button type="submit" loading={busy}>
            {member ? '保存查询' : '登录后保存'}
          </Button>
        </form>
      ) : null}
    </Section>
  );
}

/** 08106000 · 泰国、越南 · 进口 · 排行. */
const nameOf = ({ hs, partners, flows }: TradeQuery, { countries }: QueryLists, drawn?: string): string => {
  const some = (names: string[]) => names.slice(0, 2).join('、') + (names.length > 2 ? `等 ${names.length} 个` : '');
  const places = partners.map((code) => countries.find((one) => one.code === code)?.name ?? code);
  return [
    some(hs),
    ...(places.length > 0 ? [some(places)] : []),
    flows.map((flow) => flowTitles[flow]).join('与'),
    ...(drawn ? [drawn] : []),
  ]
    .join(' · ')
    .slice(0, 40);
};
