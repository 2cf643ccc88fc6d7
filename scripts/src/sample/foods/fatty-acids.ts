/** Shares of all fat in percent. */
type FattyAcids = { sfa: number; mufa: number; pufa: number };

/**
 * food or group: saturated, monounsaturated, polyunsaturated fatty acids in percent of fat. Estimate, in the range of
 * published food composition tables. A food of its own comes before its group.
 */
const rows = `
大豆油 15 24 58
花生油 18 44 34
菜籽油 7 60 28
玉米油 13 28 54
葵花籽油 11 28 57
芝麻油 14 39 43
橄榄油 14 72 10
茶油 10 77 9
猪油 39 45 11
黄豆酱 15 23 56
芝麻酱 14 39 43
花生 17 47 31
葵花子 10 22 62
南瓜子 19 31 44
黑芝麻 14 39 43
白芝麻 14 39 43
亚麻籽 9 19 68
西瓜子 18 16 60
核桃 9 15 71
杏仁 8 62 24
榛子 8 76 11
腰果 18 59 17
开心果 12 53 29
松子 10 37 49
夏威夷果 16 77 2
碧根果 9 57 29
椰子肉 86 6 2
榴莲 38 30 12
三文鱼 22 38 30
鳕鱼 20 18 45
金枪鱼 30 24 36
稻米 28 32 36
小麦 18 16 52
杂粮 17 30 46
薯类 24 8 50
淀粉与粉条 24 20 44
大豆及制品 15 22 57
杂豆 18 14 54
叶菜 16 6 52
根茎菜 18 8 50
茄果类 18 10 48
瓜类 20 10 46
鲜豆类 20 12 48
葱蒜类 18 14 44
水生与笋类 22 10 46
花菜类 20 10 46
菌类 18 12 54
藻类 28 12 42
仁果类 18 8 44
核果类 12 36 34
浆果类 10 14 52
柑橘类 14 20 30
热带水果 28 24 26
瓜果类 18 10 42
坚果 10 50 34
种子 13 34 48
猪肉 36 45 12
牛肉 43 44 5
羊肉及其他 45 40 6
鸡 29 44 21
鸭鹅及其他 30 48 16
乳及乳制品 63 28 4
蛋类 32 43 18
淡水鱼 24 40 24
海水鱼 28 32 30
虾蟹贝 26 20 36
糖与调味品 18 24 46
`;

const known = new Map<string, FattyAcids>(
  rows
    .trim()
    .split('\n')
    .map((row) => {
      const [name = '', sfa, mufa, pufa] = row.split(' ');
      return [name, { sfa: Number(sfa), mufa: Number(mufa), pufa: Number(pufa) }];
    }),
);

export const namesWithFattyAcids = [...known.keys()];

/** @returns shares of 1 */
export const fattyAcidsOf = (food: string, group: string): FattyAcids => {
  const found = known.get(food.replace(/（.*/, '')) ?? known.get(group);
  if (!found) throw new Error(`No fatty acids for ${food} of ${group}`);
  return { sfa: found.sfa / 100, mufa: found.mufa / 100, pufa: found.pufa / 100 };
};
