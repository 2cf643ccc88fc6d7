import { namesOf } from './document-names.ts';

/**
 * The name that was probably meant by a text with one wrong character, or with two characters in the wrong order; null
 * if none is that close. Names in the given order; a text of two characters is too short for a wrong one.
 * @param typed folded
 */
export const nearestName = (typed: string, names: Iterable<string>): string | null => {
  for (const name of names) if (isOneMistake(typed, name)) return name;
  return null;
};

/** The name with one character that looks like that of the text: 黄瓜 for 黄爪. */
export const lookingLike = (typed: string, names: Iterable<string>): string | null => {
  for (const name of names) if (isConfused(typed, name, lookAlike)) return name;
  return null;
};

/** True for a title with one character that looks or sounds different, or with one character less or more. */
export const isMisspelt = (written: string, title: string): boolean => {
  if (written.length === title.length) return isConfused(written, title, (a, b) => lookAlike(a, b) || soundAlike(a, b));
  const [short, long] = written.length < title.length ? [written, title] : [title, written];
  if (long.length !== short.length + 1) return false;
  const at = [...short].findIndex((character, place) => character !== long[place]);
  return at >= 0 && short.slice(at) === long.slice(at + 1);
};

const SHORTEST = 3;

/** The places at which two texts of one length differ; the first three. */
const differences = (one: string, other: string): number[] => {
  const places: number[] = [];
  for (let at = 0; at < one.length && places.length < 3; at += 1) if (one[at] !== other[at]) places.push(at);
  return places;
};

const isOneMistake = (typed: string, name: string): boolean => {
  if (typed.length !== name.length) return false;
  const [first, second, third] = differences(typed, name);
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return typed.length >= SHORTEST;
  return second === first + 1 && typed[first] === name[second] && typed[second] === name[first];
};

const isConfused = (typed: string, name: string, are: (one: string, other: string) => boolean): boolean => {
  if (typed.length !== name.length || typed.length < 2) return false;
  const [first, second] = differences(typed, name);
  return first !== undefined && second === undefined && are(typed[first] ?? '', name[first] ?? '');
};

const soundAlike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((character) => namesOf([character])[0]?.spelling);
  return a !== undefined && a === b;
};

/** Characters that haste, scanning or an input method by strokes confuses, in names of produce and titles of laws. */
const GROUPS =
  '菜莱 瓜爪 己已巳杞 药约 权杈 土士 末未 日曰 天夭无 人入八 干千于 今令 午牛 免兔 鸟乌 栗粟票 苹萍 结桔 柠拧 ' +
  '椒淑 芹芥 萝箩 豌碗 蘑磨 菇姑 姜羡 薯署暑 莓梅霉 桃挑 杨扬 枝技 柚抽油 橙澄 蕉焦 榴溜 猕弥 猴候侯 韭非 茴回 ' +
  '麦卖买 豆豇 猪诸 籽仔 粮粱 棉绵 畜蓄 兽曾 检捡 疫役 储诸 参叁 连莲 杏否 李季 梨犁 柿市 菠波坡 葱匆 藕耦 ' +
  '小少 青清 杳香 流留 转传 补衬 购构 村材 林淋 森霖 渔鱼 温湿 保堡 植值 防妨 例列 则侧 标际';

const groups = GROUPS.split(' ');

/** True for 莱 and 菜. */
const lookAlike = (one: string, other: string): boolean =>
  groups.some((group) => group.includes(one) && group.includes(other));
