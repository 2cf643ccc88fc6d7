import type { Tool } from '@bee/contracts/resource/tool';
import { defineQuery } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import { definePage, href, navigate, openFeedback, usePlatform } from '@bee/platform';
import { Button, Empty, LinkButton, PageHeader, PageSkeleton, SearchForm, Section } from '@bee/ui/content';
import { trail } from '../../lib/trail.ts';
import { ToolCard } from './tool-card.tsx';
import { type ToolGroup, toolGroups } from './tool-list.ts';
import './tool.css';
import '../../layout/page.css';

/** The directory of all tools: what each answers, its last update, and one current figure. */
export const page = definePage<Tool[]>({
  load: async ({ api }) => (await api('site/getTools', {})).list,
  head: () => ({
    title: '全部数据工具',
    description:
      '价格、外贸、统计、数据库、食物成分、标准、百科与问答：每个工具能回答什么、数据截至哪天、现在的数是多少',
  }),
  component: ({ data, query }) => <Directory tools={data} asked={toolQuery.read(query).asked} />,
  skeleton: () => <PageSkeleton className="tools-detail" width="50%" heights={[96, 52, 420, 420]} />,
});

function Directory({ tools, asked }: { tools: Tool[]; asked: string }) {
  const { groups, isSoon } = useShownGroups();
  const found = findTools(groups, asked);
  const count = found.reduce((sum, group) => sum + group.tools.length, 0);
  return (
    <div className="tools-detail tools-directory">
      <PageHeader
        title="全部数据工具"
        breadcrumb={trail('数据工具')}
        lead="按想知道的事情找工具：每张卡片写着它能回答什么、数据截至哪天、现在的数是多少。"
      />
      <SearchForm
        action={href('application/list')}
        name={toolQuery.keys.asked}
        value={asked}
        placeholder="想知道什么，例如：求购、限量、打印"
        label="想知道什么"
        size="medium"
        onSearch={(keyword) => navigate(href('application/list', toolQuery.write({ asked: keyword })))}
      />
      {asked ? (
        <p className="tools-directory-found" role="status">
          与“{asked}”有关的工具 {count} 个，<a href={href('application/list')}>查看全部工具</a>
        </p>
      ) : (
        <nav className="tools-directory-jump bee-wrap" aria-label="工具分类">
          {found.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {found.map((group) => (
        <Section key={group.id} id={group.id} title={group.title} bare>
          <ul className="tools-directory-cards">
            {group.tools.map((tool) => (
              <ToolCard
                key={tool.key}
                tool={tool}
                facts={tools.find(({ key }) => key === tool.key)}
                soon={isSoon(tool.to.page)}
              />
            ))}
          </ul>
        </Section>
      ))}
      {count === 0 ? <NothingFound asked={asked} /> : null}
    </div>
  );
}

function NothingFound({ asked }: { asked: string }) {
  const { composition } = usePlatform();
  return (
    <Empty
      title={`没有写明“${asked}”的工具`}
      action={
        <>
          {'mf-ai' in composition.remotes ? (
            <LinkButton kind="primary" href={href('ai', { q: asked })}>
              用这句话问 AI
            </LinkButton>
          ) : null}
          <Button onClick={() => openFeedback({ content: `想找的工具：${asked}` })}>告诉我们缺什么</Button>
        </>
      }
    >
      换一个说法，或到全站搜索里找文章与数据。
    </Empty>
  );
}

/** Tools whose page is installed; a composition may leave remotes out. */
const useShownGroups = (): { groups: ToolGroup[]; isSoon(page: string): boolean } => {
  const { composition } = usePlatform();
  const pages = new Map(
    Object.values(composition.remotes).flatMap((remote) => remote.pages.map((page) => [page.id, page] as const)),
  );
  const groups = toolGroups.map((group) => ({
    ...group,
    tools: group.tools
      .filter(({ to }) => pages.has(to.page))
      .map((tool) => ({ ...tool, questions: tool.questions.filter(({ to }) => pages.has(to.page)) })),
  }));
  return { groups, isSoon: (page) => pages.get(page)?.soon === true };
};

export const toolQuery = defineQuery({ asked: text(60, { key: 'q', fallback: '' }) });

/**
 * Tools whose title, text or a question contains every word; if only questions match, only these are kept. An empty
 * search finds all.
 */
export const findTools = (groups: readonly ToolGroup[], asked: string): ToolGroup[] => {
  const words = asked.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return groups.flatMap((group) => {
    const tools = group.tools.flatMap((tool) => {
      if (holds(`${group.title} ${tool.title} ${tool.text}`)) return [tool];
      const questions = tool.questions.filter(({ text }) => holds(`${tool.title} ${text}`));
      return questions.length > 0 ? [{ ...tool, questions }] : [];
    });
    return tools.length > 0 ? [{ ...group, tools }] : [];
  });
};
