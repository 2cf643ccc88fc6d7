/** Terms of the field and places that the segmenter's dictionary lacks or splits. Names of things come from the tables. */
export const terms: ReadonlySet<string> = new Set(
  (
    '三七 春七 冬七 剪口 头数 文山三七 田七 农产品 批发市场 农业农村部 农业农村 乡村振兴 耕地保护 高标准农田 ' +
    '种业振兴 农产品质量安全 食用农产品 农药残留 兽药残留 绿色食品 有机产品 地理标志 家庭农场 农民专业合作社 土地承包 ' +
    '集体经济组织 宅基地 农机购置补贴 粮食安全 最低收购价 菜篮子 冷链物流 动物防疫 植物检疫 畜禽粪污 水产养殖 设施农业 ' +
    '病虫害 绿色防控 测土配方施肥 水肥一体化 种子法 农业法 渔业法 畜牧法 食品安全法 土地管理法 ' +
    '北京 天津 河北 山西 内蒙古 辽宁 吉林 黑龙江 上海 江苏 浙江 安徽 福建 江西 山东 河南 湖北 湖南 广东 广西 海南 重庆 四川 ' +
    '贵州 云南 西藏 陕西 甘肃 青海 宁夏 新疆 寿光 文山 新发地'
  ).split(' '),
);
