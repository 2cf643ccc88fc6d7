import { Disclosure, Section } from '@bee/ui/content';
import { type StatisticsQuery, topicHref } from './statistics-query.ts';
import { holds, type TopicNode } from './topic-nodes.ts';
import './statistics.css';

type TopicTreeProps = { nodes: readonly TopicNode[]; query: StatisticsQuery };

/** Groups, indicators and crops; the branch of the shown topic is open. */
export function TopicTree({ nodes, query }: TopicTreeProps) {
  return (
    <nav className="tools-topics" aria-label="统计专题">
      <Section title="统计专题">
        {nodes.map((group) => {
          const open = holds(group, query.topic);
          return (
            <Disclosure key={`${group.title} ${open}`} open={open} title={group.title}>
              <ul>
                {group.children.map((node) => (
                  <li key={node.title}>
                    {node.id === null ? (
                      <Crops node={node} named={node.title !== group.title} query={query} />
                    ) : (
                      <TopicLink id={node.id} title={node.title} query={query} />
                    )}
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

/** An indicator with the name of its group is not labelled again. */
function Crops({ node, named, query }: { node: TopicNode; named: boolean; query: StatisticsQuery }) {
  return (
    <>
      {named ? <span className="tools-topics-indicator">{node.title}</span> : null}
      <ul className="tools-topics-crops">
        {node.children.map(({ id, title }) => (
          <li key={id ?? title}>{id === null ? title : <TopicLink id={id} title={title} query={query} />}</li>
        ))}
      </ul>
    </>
  );
}

function TopicLink({ id, title, query }: { id: string; title: string; query: StatisticsQuery }) {
  return (
    <a href={topicHref(query, id)} aria-current={id === query.topic ? 'page' : undefined}>
      {title}
    </a>
  );
}
