import { heldFor } from './comment.policy.ts';

const now = new Date('2026-03-04T10:00:00+08:00');
const DAY = 86_400_000;

const held = ({
  kind = 'comment' as 'comment' | 'supplement',
  content = '说得很清楚',
  age = 30 * DAY,
  is_operator = false,
}) => heldFor({ kind, content }, { reg_time: new Date(now.getTime() - age).toISOString(), is_operator }, now);

describe('a comment is held for a review', () => {
  it('until the account is 24 hours old, and not from then on', () => {
    expect(held({ age: 0 })).toBe('注册不满 24 小时');
    expect(held({ age: DAY - 1 })).toBe('注册不满 24 小时');
    expect(held({ age: DAY })).toBeNull();
  });

  it.each([
    ['电话 13912345678 联系我', '电话号码'],
    ['加我微信 abc123', '微信或 QQ'],
    ['看 www.example.com/x', '网址'],
  ])('for the contact in “%s”', (content, named) => {
    expect(held({ content })).toContain(named);
  });

  it.each(['亩产 1390 公斤，单价 3.25 元', '摊位上可以用微信支付'])(
    'not for “%s”, in which there is none',
    (content) => {
      expect(held({ content })).toBeNull();
    },
  );

  it('with the reason that weighs most: a supplement is one whatever it says', () => {
    expect(held({ kind: 'supplement', content: '加我微信 abc123', age: 0 })).toBe('补充条目');
    expect(held({ content: '加我微信 abc123', age: 0 })).toContain('微信');
  });

  it('never where an operator wrote it', () => {
    expect(held({ kind: 'supplement', content: '见 https://example.com', age: 0, is_operator: true })).toBeNull();
  });
});
