import type { FoodPlace } from '../../../../server/src/modules/standards/store/store-limits.ts';

/** Category, subgroup, foods; other names behind a slash. */
const tree: [category: string, groups: [group: string, foods: string][]][] = [
  [
    '蔬菜',
    [
      ['鳞茎类蔬菜', '大蒜 洋葱 大葱/葱 韭菜 百合 小葱/香葱 蒜薹/蒜苔'],
      ['芸薹属类蔬菜', '圆白菜/结球甘蓝/卷心菜 西兰花/青花菜 花菜/花椰菜 芥蓝 菜心'],
      [
        '叶菜类蔬菜',
        '大白菜/结球白菜 小白菜/青菜 上海青/青梗菜 菠菜 生菜/叶用莴苣 油麦菜/莜麦菜 空心菜/蕹菜 芹菜/旱芹 茼蒿 苋菜 香菜/芫荽',
      ],
      ['茄果类蔬菜', '番茄/西红柿 樱桃番茄/圣女果 茄子 青椒/甜椒 尖椒/辣椒 秋葵'],
      ['瓜类蔬菜', '黄瓜 冬瓜 苦瓜 丝瓜 南瓜 西葫芦'],
      ['豆类蔬菜', '豇豆/长豆角 四季豆/菜豆 豌豆/荷兰豆 毛豆'],
      ['茎类蔬菜', '莴笋/茎用莴苣 芦笋 茭白'],
      ['根茎和薯芋类蔬菜', '白萝卜/萝卜 胡萝卜 土豆/马铃薯 红薯/甘薯 山药 芋头 姜/生姜'],
      ['水生类蔬菜', '莲藕/藕 荸荠/马蹄'],
    ],
  ],
  [
    '水果',
    [
      ['柑橘类水果', '柑橘/橘 脐橙/橙子 柚子/柚 柠檬 砂糖橘'],
      ['仁果类水果', '苹果 梨/鸭梨 山楂 枇杷'],
      ['核果类水果', '桃/桃子 李子/李 杏 樱桃/车厘子 枣/大枣'],
      ['浆果类水果', '葡萄/提子 草莓 蓝莓 猕猴桃/奇异果 枸杞'],
      ['热带和亚热带水果', '香蕉 芒果 荔枝 龙眼/桂圆 菠萝/凤梨 榴莲 火龙果'],
      ['瓜果类水果', '西瓜 哈密瓜/甜瓜'],
    ],
  ],
  [
    '谷物',
    [
      ['稻类', '稻谷 大米/稻米 糙米'],
      ['麦类', '小麦 小麦粉/面粉 大麦 燕麦'],
      ['旱粮类', '玉米 小米/粟 高粱 荞麦'],
    ],
  ],
  [
    '油料和油脂',
    [
      ['油籽类', '大豆/黄豆 花生 油菜籽 葵花籽/葵花子 芝麻'],
      ['植物油', '大豆油 花生油 菜籽油'],
    ],
  ],
  ['食用菌', [['鲜食用菌', '香菇 平菇 金针菇 杏鲍菇 木耳/黑木耳']]],
  ['坚果', [['鲜坚果', '核桃 板栗/栗子 杏仁']]],
  ['饮料类', [['茶叶', '绿茶 红茶 乌龙茶']]],
  ['药用植物', [['根及根茎类', '三七/田七 人参 当归 黄芪']]],
  [
    '动物源性食品',
    [
      ['畜肉', '猪肉 牛肉 羊肉'],
      ['畜内脏', '猪肝 猪肾 牛肝'],
      ['禽肉', '鸡肉 鸭肉 鹅肉'],
      ['蛋类', '鸡蛋 鸭蛋'],
      ['乳类', '生牛乳/生乳 生羊乳'],
      ['水产品', '草鱼 鲤鱼 大黄鱼 对虾/虾 河蟹/大闸蟹'],
      ['蜂产品', '蜂蜜 蜂王浆'],
    ],
  ],
  [
    '加工食品',
    [
      ['腌渍蔬菜', '泡菜/酸菜 榨菜'],
      ['果酱及蜜饯', '果酱 蜜饯'],
      ['肉制品', '火腿肠 腊肉'],
      ['调味品', '酱油 食醋 番茄酱'],
      ['饮品', '果蔬汁饮料 碳酸饮料 植物蛋白饮料'],
      ['焙烤食品', '面包 糕点 饼干'],
      ['即食食品', '即食果蔬 冷冻蔬菜'],
    ],
  ],
];

/** Every food with its place; categories and subgroups are made from the paths. */
export const sampleFoods: FoodPlace[] = tree.flatMap(([category, groups]) =>
  groups.flatMap(([group, foods]) =>
    foods.split(' ').map((written): FoodPlace => {
      const [title = '', ...alias] = written.split('/');
      return { path: [category, group, title], level: '食品', alias };
    }),
  ),
);

/** Place of a food, a subgroup or a category by its title. */
export const samplePlace = (title: string): FoodPlace => {
  for (const food of sampleFoods) {
    const depth = food.path.indexOf(title);
    if (depth === 2) return food;
    if (depth >= 0) return { path: food.path.slice(0, depth + 1), level: depth === 0 ? '类别' : '亚类', alias: [] };
  }
  throw new Error(`示例食品里没有 ${title}`);
};
