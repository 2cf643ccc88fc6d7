import { href, navigate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import type { ComponentProps } from 'react';
import { formQuery, HiddenFields } from '../../components/query-form.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { type StatisticsQuery, statisticsQuery, topicHref } from './statistics-query.ts';
import type { TopicNode } from './topic-nodes.ts';
import './statistics.css';
import '../../layout/list.css';

type TopicSelectProps = { nodes: readonly TopicNode[]; query: StatisticsQuery };

/** The tree for narrow screens. */
export function TopicSelect({ nodes, query }: TopicSelectProps) {
  return (
    <TopicForm
      className="tools-topic-select"
      label="统计专题"
      submit="查看"
      field={statisticsQuery.keys.topic}
      current={query.topic}
      nodes={nodes}
      hidden={statisticsQuery.hidden(query, 'topic', 'year')}
      hrefOf={(topic) => topicHref(query, topic)}
    />
  );
}

type TopicFormProps = {
  className: string;
  label: string;
  submit: string;
  /** Query key of the topic. */
  field: string;
  /** Without one, nothing is selected. */
  current: string | undefined;
  nodes: readonly TopicNode[];
  hidden: ComponentProps<typeof HiddenFields>['of'];
  hrefOf(topic: string): string;
};

/** A GET form, so it works without JavaScript and before hydration. */
export function TopicForm({ className, label, submit, field, current, nodes, hidden, hrefOf }: TopicFormProps) {
  return (
    <form
      className={`${className} bee-no-print`}
      action={href('application/ast')}
      method="get"
      onSubmit={(event) => navigate(hrefOf(formQuery(event)[field] ?? ''))}
      key={current}
    >
      <SelectField
        label={label}
        className="tools-field"
        name={field}
        defaultValue={current ?? ''}
        options={[
          ...(current ? [] : [{ value: '', title: '请选择专题' }]),
          ...nodes.map((group) => ({ title: group.title, choices: group.children.flatMap(choicesOf) })),
        ]}
      />
      <HiddenFields of={hidden} />
      <Button type="submit">{submit}</Button>
    </form>
  );
}

const choicesOf = (node: TopicNode['children'][number]) =>
  (node.id === null ? node.children : [node]).map(({ id, title }) => ({
    value: id ?? '',
    title: node.id === null ? `${node.title}：${title}` : title,
  }));
