import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Card, Empty, LinkButton, Section } from '@bee/ui/content';
import { HotWords } from './hot-words.tsx';
import { OtherKeywords } from './other-keywords.tsx';
import { type SearchChange, type SearchState, searchHref } from './search-query.ts';
import './search.css';

type NoHitsProps = { state: SearchState; found: DataFor<'article/search'>; hot: DataFor<'article/hotKeywords'> };

/** No hits of this kind: remove a condition, try other words, or ask the AI. */
export function NoHits({ state, found, hot }: NoHitsProps) {
  if (found.total > 0) return <NoSuchPage state={state} total={found.total} />;
  const ways = waysOut(state, found);
  return (
    <>
      <Card>
        <Empty
          title={titleOf(state, found)}
          action={
            <>
              {ways.map(({ title, change }, index) => (
                <LinkButton key={title} kind={index === 0 ? 'primary' : 'default'} href={searchHref(state, change)}>
                  {title}
                </LinkButton>
              ))}
              <LinkButton kind={ways.length > 0 ? 'default' : 'primary'} href={href('ai', { q: state.keyword })}>
                问 AI
              </LinkButton>
            </>
          }
        >
          {found.terms.length === 0
            ? '标点、符号和“的”“了”一类的字不参与检索，请写出要找的品种、地区或事项。'
            : '换一个更短或更常用的说法，去掉地名、年份等限定词再试；也可以直接用一句话问 AI。'}
        </Empty>
        {found.suggest.length > 0 ? (
          <p className="content-suggest bee-wrap">
            试试：
            <OtherKeywords keywords={found.suggest} />
          </p>
        ) : null}
      </Card>
      {found.suggest.length === 0 && hot.length > 0 ? (
        <div className="content-search-hot">
          <Section title="大家在搜">
            <HotWords words={hot} />
          </Section>
        </div>
      ) : null}
    </>
  );
}

const titleOf = (state: SearchState, { tabs, terms }: DataFor<'article/search'>): string => {
  if (terms.length === 0) return `“${state.keyword}”里没有可以检索的词`;
  return state.name && (tabs[0]?.total ?? 0) > 0 ? `这一类里没有“${state.keyword}”` : `没有找到“${state.keyword}”`;
};

function NoSuchPage({ state, total }: { state: SearchState; total: number }) {
  return (
    <Card>
      <Empty
        title={`没有第 ${state.p} 页`}
        action={<LinkButton href={searchHref(state, { p: 1 })}>回到第一页</LinkButton>}
      >
        一共只有 {total} 条结果。
      </Empty>
    </Card>
  );
}

type WayOut = { title: string; change: SearchChange };

const MAX_WORDS = 3;

/** Conditions that can be removed after an empty search, the one that certainly helps first. */
const waysOut = (state: SearchState, { tabs, terms }: DataFor<'article/search'>): WayOut[] => {
  const all = tabs.find(({ name }) => name === 'all')?.total ?? 0;
  const ways: WayOut[] = [];
  if (state.name) ways.push({ title: all > 0 ? `看全部 ${all} 条结果` : '不限类别', change: { name: undefined } });
  if (state.not) ways.push({ title: `不排除“${state.not}”`, change: { not: undefined } });
  if (all === 0 && terms.length > 1)
    for (const term of terms.slice(0, MAX_WORDS)) {
      const keyword = state.keyword.replace(term, '').replace(/\s+/g, ' ').trim();
      if (keyword !== state.keyword && keyword !== '') ways.push({ title: `去掉“${term}”`, change: { keyword } });
    }
  return ways;
};
