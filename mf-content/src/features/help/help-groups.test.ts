import { findQuestions, helpGroups } from './help-groups.ts';

const idsOf = (typed: string) => findQuestions(typed).flatMap(({ questions }) => questions.map(({ id }) => id));

describe('questions of the help page', () => {
  it('are found by their words, by synonyms, and in full-width letters', () => {
    expect(idsOf('忘记密码')).toEqual(['password']);
    expect(idsOf('发票')).toEqual(['order']);
    expect(idsOf('ＲＳＳ')).toEqual(['feed']);
    expect(idsOf('excel 导出')).toEqual(['export']);
  });

  it('are all shown for an empty search, and none for nonsense', () => {
    expect(findQuestions('  ')).toBe(helpGroups);
    expect(idsOf('量子纠缠')).toEqual([]);
  });

  it('have unique anchors', () => {
    const ids = helpGroups.flatMap(({ id, questions }) => [id, ...questions.map((question) => question.id)]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
