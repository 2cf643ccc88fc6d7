import { parseStack } from './parse-stack.ts';

const script = { remote: 'mf-ai', release: '1.0.0-ab12cd34', file: 'page-ask.js' };
const AT = '/releases/mf-ai/1.0.0-ab12cd34/page-ask.js:1:2345';

it.each([
  ['Chrome', `TypeError: x\n    at Object.ask [as run] (https://bee.example${AT})`, 'Object.ask [as run]'],
  ['Chrome without a function', `    at https://bee.example${AT}`, ''],
  ['Chrome, asynchronous', `    at async ask (${AT})`, 'async ask'],
  ['Firefox', `ask@https://bee.example${AT}\n`, 'ask'],
  ['Safari without a function', `https://bee.example${AT}`, ''],
  ['a second attempt', `    at ask (https://bee.example${AT.replace('34/', '34~2/')})`, 'ask'],
])('reads a frame of %s', (_browser, stack, fn) => {
  expect(parseStack(stack)).toEqual([{ fn, script, line: 1, column: 2345 }]);
});

it('keeps nothing of a message, a query or another address', () => {
  const stack = [
    'Error: no user 13800000001 at https://bee.example/a?token=SECRET:1:2',
    `    at ask (https://li.hua:SECRET@bee.example${AT.replace(':1:', '?token=SECRET:1:')})`,
    '    at secretOf13800000001 (chrome-extension://SECRET/x.js:3:4)',
  ].join('\n');
  expect(JSON.stringify(parseStack(stack))).not.toMatch(/SECRET|1380000|li\.hua|bee\.example/);
  expect(parseStack(stack).at(-1)).toEqual({ fn: '', script: null, line: 3, column: 4 });
  expect(parseStack(stack)).toContainEqual({ fn: 'ask', script, line: 1, column: 2345 });
});

it('masks numbers in function names', () => {
  expect(parseStack(`    at f13800000001 (${AT})`)[0]?.fn).toBe('f138****0001');
});

it.each([
  ['another folder', '/releases/mf-ai/../secret/x.js:1:2'],
  ['a folder of the release', '/releases/mf-ai/r/maps/x.js:1:2'],
  ['an encoded slash', '/releases/mf-ai/r/maps%2Fx.js:1:2'],
])('reads no script from %s', (_name, address) => {
  expect(parseStack(`    at f (${address})`)[0]?.script).toBeNull();
});

it('has an end', () => {
  expect(parseStack(`    at f (${AT})\n`.repeat(500))).toHaveLength(30);
});
