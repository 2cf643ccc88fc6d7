import { jestFlags, playwrightFlags } from './test-flags.ts';

const { env } = process;

describe('flags of the test runners', () => {
  afterEach(() => {
    process.env = env;
  });

  it('are the same with and without CI', () => {
    const flags = (CI: string | undefined) => {
      process.env = { ...env, CI };
      return [...jestFlags(), ...playwrightFlags()];
    };
    expect(flags('true')).toEqual(flags(undefined));
  });

  it('use two workers, or the number in TEST_WORKERS, and one more for browser tests', () => {
    process.env = { ...env, TEST_WORKERS: '' };
    expect(jestFlags()).toContain('--maxWorkers=2');
    process.env = { ...env, TEST_WORKERS: '1' };
    expect(jestFlags()).toContain('--maxWorkers=1');
    expect(playwrightFlags()).toContain('--workers=2');
  });

  it('reject an invalid number of workers', () => {
    process.env = { ...env, TEST_WORKERS: 'half' };
    expect(jestFlags).toThrow('TEST_WORKERS=half');
  });
});
