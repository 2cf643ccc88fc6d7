/** Characters that haste, scanning or an input method by strokes confuses, in names of produce and titles of laws. */
const GROUPS =
  '菜莱 瓜爪 己已巳杞 药约 权杈 土士 末未 日曰 天夭无 人入八 干千于 今令 午牛 免兔 鸟乌 栗粟票 苹萍 结桔 柠拧 ' +
  '椒淑 芹芥 萝箩 豌碗 蘑磨 菇姑 姜羡 薯署暑 莓梅霉 桃挑 杨扬 枝技 柚抽油 橙澄 蕉焦 榴溜 猕弥 猴候侯 韭非 茴回 ' +
  '麦卖买 豆豇 猪诸 籽仔 粮粱 棉绵 畜蓄 兽曾 检捡 疫役 储诸 参叁 连莲 杏否 李季 梨犁 柿市 菠波坡 葱匆 藕耦 ' +
  '小少 青清 杳香 流留 转传 补衬 购构 村材 林淋 森霖 渔鱼 温湿 保堡 植值 防妨 例列 则侧 标际';

const groups = GROUPS.split(' ');

/** True for 莱 and 菜. */
export const lookAlike = (one: string, other: string): boolean =>
  groups.some((group) => group.includes(one) && group.includes(other));
