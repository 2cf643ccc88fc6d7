import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { formQuery, HiddenFields } from '../../components/query-form.tsx';
import { type StatisticsQuery, statisticsQuery, topicHref } from './statistics-query.ts';
import type { TopicNode } from './topic-nodes.ts';
import './statistics.css';
import '../../layout/list.css';

type TopicSelectProps = { nodes: readonly TopicNode[]; query: StatisticsQuery };

/** The tree for narrow screens. A GET form, so it works without JavaScript and before hydration. */
export function TopicSelect({ nodes, query }: TopicSelectProps) {
  return (
    <form
      className="tools-topic-select bee-no-print"
      action={href('application/ast')}
      method="get"
      onSubmit={(event) => navigate(topicHref(query, formQuery(event)[statisticsQuery.keys.topic] ?? ''))}
      key={query.topic}
    >
      <label className="tools-field">
        <span>统计专题</span>
        <select name={statisticsQuery.keys.topic} defaultValue={query.topic}>
          {nodes.map((group) => (
            <optgroup key={group.title} label={group.title}>
              {group.children.flatMap((node) =>
                (node.id === null ? node.children : [node]).map(({ id, title }) => (
                  <option key={id ?? title} value={id ?? ''}>
                    {node.id === null ? `${node.title}：${title}` : title}
                  </option>
                )),
              )}
            </optgroup>
          ))}
        </select>
      </label>
      <HiddenFields of={statisticsQuery.hidden(query, 'topic', 'year')} />
      <Button type="submit">查看</Button>
    </form>
  );
}
