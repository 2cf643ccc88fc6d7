/** HS chapters of agricultural products, with common search words. Files of codes contain no chapter titles. */
const chapters: Record<string, readonly [title: string, ...words: string[]]> = {
  '01': ['活动物', '活畜禽'],
  '02': ['肉及食用杂碎', '肉类', '肉制品'],
  '03': ['水产品', '鱼类', '海鲜'],
  '04': ['乳品、蛋品、天然蜂蜜', '乳制品', '乳品', '奶制品', '蛋品'],
  '05': ['其他动物产品'],
  '06': ['活树及花卉', '花卉', '苗木'],
  '07': ['食用蔬菜', '蔬菜'],
  '08': ['食用水果及坚果', '水果', '坚果'],
  '09': ['咖啡、茶及调味香料', '调味香料', '香料'],
  '10': ['谷物'],
  '11': ['制粉工业产品、麦芽、淀粉', '制粉产品', '淀粉'],
  '12': ['油籽、药用植物及饲料', '油籽', '油料'],
  '13': ['虫胶、树胶、树脂'],
  '14': ['编结用植物材料'],
  '15': ['动植物油脂', '食用油', '油脂'],
  '16': ['肉、鱼制品'],
  '17': ['糖及糖食', '食糖'],
  '18': ['可可及其制品', '可可'],
  '19': ['谷物、粮食粉、乳的制品及糕饼', '糕饼点心'],
  '20': ['蔬菜、水果、坚果的制品', '蔬果制品', '果汁'],
  '21': ['杂项食品'],
  '22': ['饮料、酒及醋', '饮料', '酒类'],
  '23': ['食品工业残渣及配制的饲料', '饲料'],
  '24': ['烟草及其制品', '烟草'],
};

export const chapterTitle = (code: string): string | undefined => chapters[code]?.[0];

/** Search words with the codes of their chapters. */
export const chapterWords = Object.entries(chapters).flatMap(([code, words]) => words.map((word) => ({ word, code })));
