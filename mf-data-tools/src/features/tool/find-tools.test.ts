import type { ManifestSource } from '@bee/contracts/manifest';
import { manifest } from '../../manifest.ts';
import { findTools } from './index.page.tsx';
import { toolGroups } from './tool-list.ts';

const titles = (asked: string) => findTools(toolGroups, asked).flatMap(({ tools }) => tools.map(({ title }) => title));

describe('finding a tool', () => {
  it('finds all with an empty search', () => {
    expect(findTools(toolGroups, '  ')).toEqual(toolGroups);
  });

  it('finds by the description of a tool, with all its questions', () => {
    const [group] = findTools(toolGroups, '药市');
    expect(group?.tools).toEqual([expect.objectContaining({ key: 'herbs' })]);
    expect(group?.tools[0]?.questions).toHaveLength(2);
  });

  it('finds by a question, and shows only that question', () => {
    const [group] = findTools(toolGroups, '求购 谁');
    expect(group?.tools[0]).toMatchObject({ key: 'supply', questions: [{ text: '现在谁在求购' }] });
  });

  it('requires every word, ignoring case', () => {
    expect(titles('hs 编码')).toEqual(['外贸工具']);
    expect(titles('hs 猕猴桃')).toEqual([]);
  });
});

const { pages }: ManifestSource = manifest;

describe('the questions', () => {
  it('link to states that their pages parse from the address', () => {
    const places = toolGroups.flatMap(({ tools }) =>
      tools.flatMap(({ to, questions }) => [to, ...questions.map((one) => one.to)]),
    );
    const unread = places.flatMap(({ page, params = {} }) => {
      const known = pages.find(({ id }) => id === page);
      if (!known) return []; // page of another remote
      const inPath = (known.paths ?? []).flatMap((path) => [
        ...[...path.pattern.matchAll(/\{(\w+)\}/g)].map(([, name]) => name),
        ...Object.keys(path.fixed ?? {}),
      ]);
      const inQuery = known.query ?? [];
      return Object.keys(params)
        .filter((name) => !inPath.includes(name) && !inQuery.includes(name))
        .map((name) => `${page} ${name}`);
    });
    expect(unread).toEqual([]);
  });
});
