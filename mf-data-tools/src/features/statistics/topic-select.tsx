import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import type { FormEvent } from 'react';
import { type StatisticsQuery, statisticsParams, topicHref } from './statistics-query.ts';
import type { TopicNode } from './topic-nodes.ts';

type TopicSelectProps = { nodes: readonly TopicNode[]; query: StatisticsQuery };

/** The tree for narrow screens. A GET form, so that it works before and without JavaScript. */
export function TopicSelect({ nodes, query }: TopicSelectProps) {
  const kept = statisticsParams(query, { topic: undefined, year: undefined });
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const topic = new FormData(event.currentTarget).get('cat');
    if (typeof topic === 'string') navigate(topicHref(query, topic));
  };
  return (
    <form
      className="tools-topic-select bee-no-print"
      action={href('application/ast')}
      method="get"
      onSubmit={send}
      key={query.topic}
    >
      <label className="tools-field">
        <span>统计专题</span>
        <select name="cat" defaultValue={query.topic}>
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
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">查看</Button>
    </form>
  );
}
