import { plainLine } from './plain-line.ts';

const name = plainLine('昵称', { min: 2, max: 20 });
const problemOf = (text: string) => name.safeParse(text).error?.issues[0]?.message;

describe('a public line of text', () => {
  it.each([
    '小麦',
    ' Zoë 2 ',
    '👩‍🌾 老周',
    '👨🏽‍🌾农夫',
    '❤️‍🔥热爱',
    '阿依古丽·买买提',
    '𠮷野家',
    '农小蜂（上海）',
    "O'Neil & Co.",
  ])('may be %j', (text) => expect(name.parse(text)).toBe(text.trim()));

  it('is normalised', () => expect(name.parse('Zoe\u0308')).toBe('Zo\u00eb'));

  it.each([
    ['a control character', '小\u0007麦'],
    ['a line break', '小\n麦'],
    ['a NUL', '小\u0000麦'],
    ['a right-to-left override', 'abc\u202Egnp.exe'],
    ['an isolate', '小\u2066麦'],
    ['an invisible space', '小\u200B麦'],
    ['a byte order mark', '\uFEFF小麦\u2060'],
    ['a joiner between letters', '小\u200D麦'],
    ['a Hangul filler', '\u3164\u3164'],
    ['a lone surrogate', '小麦\uD800'],
    ['a private-use character', '小\uE000麦'],
    ['hidden tags', '小麦\u{E0041}'],
    ['a line separator', '小\u2028麦'],
    ['heaps of marks', `小${'\u0335'.repeat(12)}麦`],
  ])('has no %s', (_name, text) => expect(problemOf(text)).toBe('昵称含有看不见或不允许的字符，请删去后重试'));

  it.each([
    ['<script>alert(1)', '昵称不能含有 < 或 >'],
    ['<b>麦</b>', '昵称不能含有 < 或 >'],
    [' 麦 ', '昵称至少 2 个字'],
    ['麦'.repeat(21), '昵称最多 20 个字'],
    ['麦'.repeat(10_000), '昵称最多 20 个字'],
  ])('is not %j', (text, message) => expect(problemOf(text)).toBe(message));
});
