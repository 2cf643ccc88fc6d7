import { asksForFamily, contradictedBy, otherFamily, withoutClaims } from './premise.ts';

const QUOTES = [
  '第六条 流转面积三十亩以上的，应当到乡镇服务窗口备案；委托村集体流转的，须有书面委托书。',
  '家庭承包的耕地的承包期为三十年，草地的承包期为三十年至五十年。',
];
/** Share of the words that a text contains. */
const fitOf = (words: readonly string[]) => (text: string) =>
  words.filter((word) => text.includes(word)).length / words.length;

describe('an amount that a question states to have it confirmed', () => {
  it.each([
    ['土地流转十亩以上就要备案，对吗', ['流转', '备案'], '流转面积三十亩以上的，应当到乡镇服务窗口备案'],
    ['听说流转50亩以上要备案', ['流转', '备案'], '流转面积三十亩以上的，应当到乡镇服务窗口备案'],
    ['耕地承包期是五十年吧', ['耕地', '承包期'], '家庭承包的耕地的承包期为三十年，草地的承包期为三十年至五十年'],
    ['流转三十亩以上就要备案，对吗', ['流转', '备案'], null],
    ['耕地承包期是30年吧', ['耕地', '承包期'], null],
    ['流转十亩以上要备案', ['流转', '备案'], null],
    ['种十亩花生要多少种子，对吗', ['花生', '种子'], null],
    ['宅基地可以有两处对吗', ['宅基地'], null],
  ])('%s', (question, words, clause) => {
    expect(contradictedBy(question, QUOTES, fitOf(words))?.clause ?? null).toBe(clause);
  });

  it('is not searched in texts, but its unit is', () => {
    expect(withoutClaims('三个人就能注册合作社是吗')).toBe('人就能注册合作社是吗');
    expect(withoutClaims('成立合作社至少要五个人')).toBe('成立合作社至少要五个人');
  });
});

describe('a family of plants that a question states', () => {
  const TEXTS = ['三七连作障碍由多种病菌引起。', '三七是五加科人参属多年生草本，以根入药；名称的来历说法不一。'];

  it('is corrected by a text that states another', () => {
    expect(otherFamily('三七是十字花科的，怎么防治', TEXTS)?.clause).toContain('三七是五加科');
    expect(otherFamily('三七是五加科的吗', TEXTS)).toBeNull();
    expect(otherFamily('玉米是豆科的吗', TEXTS)).toBeNull();
  });

  it('is all that some questions ask', () => {
    expect(['三七是十字花科的植物吗', '三七是十字花科的，对吧'].filter(asksForFamily)).toHaveLength(2);
    expect(asksForFamily('三七是十字花科的，怎么防治')).toBe(false);
    expect(withoutClaims('三七是十字花科的，对吧')).toBe('三七是什么');
  });
});
