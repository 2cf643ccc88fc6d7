import { redactMessage, redactText, redactValue } from './redact.ts';

describe('a redacted text', () => {
  it.each([
    ['/home?token=abc&page=2', '/home?token=***&page=2'],
    ['https://x.test/a?access_token=abc#id_token=def', 'https://x.test/a?access_token=***#id_token=***'],
    ['/cb?code=1&state=2&type=wx', '/cb?code=***&state=***&type=wx'],
    ['/a?imgCode=ab12', '/a?imgCode=***'],
    ['/a?to%6ben=abc', '/a?to%6ben=***'],
    ['/a?next=%2Fb%3Ftoken%3Dabc%26x%3D1', '/a?next=%2Fb%3Ftoken%3D***%26x%3D1'],
    ['/home/search/keyword/13800000001', '/home/search/keyword/138****0001'],
    ['/a?q=13800000001', '/a?q=138****0001'],
    ['/a?mobile=13800000001', '/a?mobile=***'],
    ['https://me:secret@x.test/a', 'https://x.test/a'],
    ['wrote to li.hua@example.com', 'wrote to ***@***'],
    ['token=abc', 'token=***'],
  ])('of %s is %s', (text, expected) => expect(redactText(text)).toBe(expected));

  it.each([
    '/home/search/keyword/大葱?name=news',
    '/a?keyword=%E5%A4%A7%E8%91%B1&category=2&page=1',
    '/a?broken=%E4%&b=1',
    '/home/article/detail/id/138000000012345.html',
    'https://x.test/@scope/file.js',
  ])('leaves %s as it is', (text) => expect(redactText(text)).toBe(text));
});

it('hides what stands under a secret key, at any depth, and repairs broken characters', () => {
  const value = { list: [{ token: { a: 1 }, name: '大葱\ud800\u0000', url: '/a?sid=1' }], count: 3, none: null };
  expect(redactValue(value)).toEqual({
    list: [{ token: '***', name: '大葱\ufffd\ufffd', url: '/a?sid=***' }],
    count: 3,
    none: null,
  });
});

it('cuts a message and hides numbers and opaque strings in it', () => {
  expect(redactMessage(`order 20260101999 of ${'a1'.repeat(20)} failed`, 200)).toBe('order *** of *** failed');
  expect(redactMessage('错'.repeat(500), 200)).toHaveLength(200);
  expect(redactMessage(`${'a'.repeat(9)}😀`, 10)).toBe(`${'a'.repeat(9)}\ufffd`);
});
