/** Banners and searched words of the sample data; places name page ids of the manifests. */
export const banners = [
  {
    id: 'b1',
    pos: 'home',
    title: '每日批发行情',
    subtitle: '60 个品种、20 个市场，涨跌一目了然',
    page: 'application/vegetable/list',
    params: { type: '1' },
  },
  {
    id: 'b2',
    pos: 'home',
    title: '政策库',
    subtitle: '按机关、地区、效力筛选，距实施还有几天',
    page: 'article/policy',
    params: { type: 'policy_repository' },
  },
  { id: 'b3', pos: 'home', title: '问一问农小蜂', subtitle: '每个数字都能点回出处', page: 'ai', params: {} },
  {
    id: 's1',
    pos: 'sanqi',
    title: '三七产业观察',
    subtitle: '分头数价格、种植与加工',
    page: 'sanqi/report',
    params: { tagId: 'sanqi' },
  },
] as const;

export const hotKeywords = [
  ['三七', 980, 'up'],
  ['菠菜', 870, 'up'],
  ['生姜', 640, 'down'],
  ['高标准农田', 560, 'up'],
  ['农机补贴', 520, 'flat'],
  ['大蒜', 480, 'down'],
  ['冷链', 420, 'up'],
  ['合格证', 380, 'flat'],
  ['土地流转', 350, 'flat'],
  ['草莓', 330, 'up'],
] as const;
