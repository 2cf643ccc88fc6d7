import type { DataFor } from '@bee/contracts/operations';

/** Without an id it is a heading. */
export type TopicNode = { id: string | null; title: string; children: TopicNode[] };

type Answer = DataFor<'ast/getAgriSpecialTopicCatagory'>;

/** The part of the response that the tree shows; the rest is loaded with a topic. */
export const topicNodes = (answer: Answer): TopicNode[] =>
  answer.map(({ id, title, children }) => ({
    id,
    title,
    children: children.map((node) => ({
      id: node.id,
      title: node.title,
      children: node.children.map((leaf) => ({ id: leaf.id, title: leaf.title, children: [] })),
    })),
  }));

/** The default topic: the first one with a map. */
export const firstTopic = (answer: Answer): string | undefined => {
  const topics = answer
    .flatMap(({ children }) => children)
    .flatMap((node) => (node.id === null ? node.children : [node]));
  return (topics.find(({ provinces }) => provinces) ?? topics[0])?.id ?? undefined;
};

export const holds = (node: TopicNode, topic: string | undefined): boolean =>
  topic !== undefined && (node.id === topic || node.children.some((child) => holds(child, topic)));

/** The topic with the area of a crop, for a topic with its output. */
export const sownTopic = (answer: Answer, topic: string): string | null => {
  const leaves = answer.flatMap(({ children }) => children).flatMap((node) => [node, ...node.children]);
  const output = leaves.find(({ id }) => id === topic)?.name;
  const name = output?.endsWith('产量') ? output.replace(/产量$/, '播种面积') : undefined;
  return leaves.find((leaf) => leaf.name === name)?.id ?? null;
};
