import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Card, Empty, LinkButton, Section } from '@bee/ui/content';
import { HotWords } from './hot-words.tsx';
import { type SearchState, searchParams } from './search-state.ts';

type NoHitsProps = { state: SearchState; found: DataFor<'article/search'>; hot: DataFor<'article/hotKeywords'> };

/** Nothing on this page of this kind: say where there is something, which words to try, and whom to ask. */
export const NoHits = ({ state, found, hot }: NoHitsProps) => {
  const all = found.tabs.find(({ name }) => name === 'all')?.total ?? 0;
  if (found.total > 0) {
    return (
      <Card>
        <Empty
          title={`没有第 ${state.p} 页`}
          action={<LinkButton href={href('search/result', searchParams(state, { p: 1 }))}>回到第一页</LinkButton>}
        >
          一共只有 {found.total} 条结果。
        </Empty>
      </Card>
    );
  }
  const elsewhere = state.name && all > 0;
  return (
    <>
      <Card>
        <Empty
          title={elsewhere ? `这一类里没有“${state.keyword}”` : `没有找到“${state.keyword}”`}
          action={
            <>
              {elsewhere ? (
                <LinkButton kind="primary" href={href('search/result', searchParams(state, { name: 'all' }))}>
                  看全部 {all} 条结果
                </LinkButton>
              ) : null}
              <LinkButton kind={elsewhere ? 'default' : 'primary'} href={href('ai', { q: state.keyword })}>
                问 AI
              </LinkButton>
            </>
          }
        >
          {elsewhere
            ? '其他类别里有结果。'
            : '换一个更短或更常用的说法，去掉地名、年份等限定词再试；也可以直接用一句话问 AI。'}
        </Empty>
        {found.suggest.length > 0 ? (
          <p className="content-suggest">
            试试：
            {found.suggest.map((word) => (
              <a key={word} href={href('search/result', { keyword: word })}>
                {word}
              </a>
            ))}
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
};
