import { relatedSpecs } from './related-specs.ts';

const ALL = ['shell/e2e/', 'mf-ai/e2e/', 'mf-content/e2e/', 'mf-data-tools/e2e/', 'mf-member/e2e/', 'mf-sanqi/e2e/'];

describe('specs related to changed files', () => {
  it.each([
    ['docs/commands.md', []],
    ['mf-ai/src/features/ask/ask.page.test.tsx', []],
    ['server/src/modules/prices/prices.test.ts', []],
    ['scripts/src/bench/report.ts', []],
    ['mf-ai/e2e/ask.spec.ts', ['mf-ai/e2e/ask.spec.ts']],
    ['mf-ai/e2e/steps.ts', ['mf-ai/e2e/', 'shell/e2e/every-page.spec.ts']],
    ['mf-member/src/features/order/list.page.tsx', ['mf-member/e2e/', 'shell/e2e/every-page.spec.ts']],
    ['server/src/modules/trade/query.ts', ['mf-data-tools/e2e/']],
    ['server/sample/articles/1.md', ALL],
    ['server/src/http/app.ts', ALL],
    ['shell/src/boot.ts', ALL],
    ['shared/ui/src/overlay/dialog.tsx', ALL],
    ['scripts/src/start/start-site.ts', ALL],
    ['package-lock.json', ALL],
  ])('%s', (file, specs) => {
    expect(relatedSpecs([file])).toEqual(specs);
  });

  it('names each spec once', () => {
    expect(relatedSpecs(['server/src/modules/trade/a.ts', 'server/src/modules/food/b.ts'])).toEqual([
      'mf-data-tools/e2e/',
    ]);
  });
});
