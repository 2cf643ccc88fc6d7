import { emptyAnswer } from '@bee/domain/answer';
import { createTestPlatform } from '@bee/testing/render-with-platform';
import { manifest } from '../../manifest.ts';
import { answerForClipboard, conversationMarkdown } from './answer-as-text.ts';
import type { Turn } from './conversation.ts';
import { reference } from './testing/open-result.tsx';

const ORIGIN = 'https://bee.example';
const turn = (change: Partial<Turn> = {}): Turn => ({
  ...emptyAnswer,
  id: 'm1',
  versionOf: null,
  question: '捕捞需要\n许可证吗？',
  mode: 'general',
  context: null,
  rating: null,
  askedAt: '2026-03-04T17:00:00Z',
  status: 'completed',
  text: '**需要**许可证[[1]]。见[定制数据](page:data/customized)。',
  refs: [
    reference(1, { cited: ['必须取得许可证'], quote: '捕捞必须取得许可证。' }),
    reference(2),
    reference(3, { kind: 'report', page: 7, org: null, sample: true, used: true, to: null }),
  ],
  ...change,
});

describe('an answer as text', () => {
  beforeAll(() => createTestPlatform({ manifest, otherPages: ['article/detail', 'data/customized'] }));
  const exported = (...turns: Turn[]) =>
    conversationMarkdown({ title: '捕捞许可', turns, origin: ORIGIN, now: new Date('2026-03-05T02:00:00Z') });

  it('is copied with its cited sources', () => {
    expect(answerForClipboard(turn(), ORIGIN)).toBe(
      [
        '捕捞需要\n许可证吗？',
        '需要许可证[1]。见定制数据。',
        `来源：\n[1] 法规1（政策，国家，2013-12-28） ${ORIGIN}/article/detail?id=1#cite=${encodeURIComponent('必须取得许可证')}\n[3] 法规3（研报，2013-12-28，第 7 页，示例数据）`,
      ].join('\n\n'),
    );
  });

  it('is a Markdown file with citations, links, dates and the retrieval time', () => {
    expect(exported(turn())).toBe(
      `${[
        '# 捕捞许可',
        `> 由农小蜂（${ORIGIN}）根据平台资料回答，导出于 2026-03-05 10:00。答案供参考。`,
        '## 捕捞需要 许可证吗？',
        `**需要**许可证[1]。见[定制数据](${ORIGIN}/data/customized)。`,
        '参考资料（检索于 2026-03-05）：',
        `- [1] 法规1（政策，国家，2013-12-28） <${ORIGIN}/article/detail?id=1#cite=${encodeURIComponent('必须取得许可证')}>\n- [3] 法规3（研报，2013-12-28，第 7 页，示例数据）`,
      ].join('\n\n')}\n`,
    );
  });

  it('contains tables, and marks an incomplete answer', () => {
    const text = exported(
      turn({
        status: 'stopped',
        refs: [],
        blocks: [
          {
            type: 'table',
            title: '番茄报价',
            columns: ['市场', '均价 元/公斤'],
            rows: [['甲|乙', '5.20']],
            to: null,
            as_of: '2026-03-04',
          },
        ],
      }),
    );
    expect(text).toContain('（回答未完成）');
    expect(text).toContain(
      '**番茄报价**（数据截至 2026-03-04）\n\n| 市场 | 均价 元/公斤 |\n| --- | --- |\n| 甲\\|乙 | 5.20 |',
    );
    expect(text).not.toContain('参考资料');
  });
});
