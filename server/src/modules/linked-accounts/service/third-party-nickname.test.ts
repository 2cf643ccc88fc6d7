import { cleanNickname } from './third-party-nickname.ts';

describe('a nickname from a third party', () => {
  it.each([
    ['王小麦', '王小麦'],
    ['  王 \n 小麦 ', '王 小麦'],
    ['<img src=x onerror="a">', 'img src=x onerror=a'],
    ['反\u202e转\u200b的\u0000名', '反转的名'],
    ['麦', '微信用户1234'],
    ['', '微信用户1234'],
    ['\u200b\u0007', '微信用户1234'],
    ['🌾'.repeat(30), '🌾'.repeat(20)],
    ['长'.repeat(10_000), '长'.repeat(20)],
  ])('%j becomes %j', (given, nickname) => {
    expect(cleanNickname(given, 'wx', 'u-1234')).toBe(nickname);
  });
});
