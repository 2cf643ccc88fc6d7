import { classPrefix, problemsOf } from './style-rules.ts';

const texts = (css: string) => problemsOf(css, 'tools-').map(({ line, text }) => `${line} ${text}`);

describe('styles of a remote', () => {
  it('derives the prefix from the last word of the name', () => {
    expect([classPrefix('mf-data-tools'), classPrefix('mf-ai')]).toEqual(['tools-', 'ai-']);
  });

  it('accepts prefixed classes, parts of the design system below them, tokens and at-rules', () => {
    expect(
      texts(`
        /* #fff .other { font-size: 12px } */
        .tools-chart.is-open { box-shadow: 1px 1px 0 var(--bee-line) }
        .tools-chart { color: var(--bee-text); box-shadow: var(--bee-shadow-1); border: 1px solid var(--bee-line); }
        .tools-chart > .bee-card:is(:hover, .tools-open), :root[data-layout="bare"] .tools-chart { inset: 0 }
        @media (width < 768px) { .tools-chart { display: grid } }
        @keyframes tools-in { from { opacity: 0 } 50% { opacity: 0.5 } to { opacity: 1 } }
      `),
    ).toEqual([]);
  });

  it('rejects classes of others and selectors that reach outside', () => {
    expect(texts('.card { display: grid }')).toEqual(['1 类名 .card 应以 tools- 开头']);
    expect(texts('.tools-a .content-b { margin: 0 }')).toEqual(['1 类名 .content-b 应以 tools- 开头']);
    expect(texts('.tools-a {}\n\n@media print { table td { margin: 0 } }')).toHaveLength(1);
    expect(texts('.bee-card { margin: 0 }')).toHaveLength(1);
  });

  it('rejects colours, font sizes and shadows that are not tokens, with the line', () => {
    expect(texts('.tools-a {\n  color: #2b6;\n  font-size: 13px;\n  box-shadow: 0 1px 2px black\n}')).toEqual([
      '2 color 的颜色 #2b6 应取自 --bee-* 变量',
      '3 字号 13px 应取自 --bee-* 变量',
      '4 阴影 0 1px 2px black 应取自 --bee-* 变量',
    ]);
  });
});
