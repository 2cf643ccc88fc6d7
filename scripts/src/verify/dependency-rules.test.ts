import { summaryOf } from './dependency-rules.ts';

describe('summary of the dependency rules', () => {
  it('counts imports that bypass an index.ts and cycles by their rules', () => {
    const output = [
      '  error cycle: server/src/first.ts →',
      '      server/src/second.ts →',
      '      server/src/first.ts',
      '  error server-module-to-module: server/src/modules/food/food.ts → server/src/modules/prices/price.ts',
      '  error server-module-index: server/src/server.ts → server/src/modules/prices/price.ts',
      '  error layer-ui: shared/ui/src/a.ts → shell/src/b.ts',
    ].join('\n');
    expect(summaryOf(output, 22)).toBe('22 server modules, 2 imports past an index.ts, 1 cycles');
  });

  it('counts zero without violations', () => {
    const output = '✔ no dependency violations found (1740 modules, 7883 dependencies cruised)';
    expect(summaryOf(output, 3)).toBe('3 server modules, 0 imports past an index.ts, 0 cycles');
  });
});
