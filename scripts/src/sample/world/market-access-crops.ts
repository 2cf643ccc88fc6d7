/** Vegetables, grain, oil, drinks and sugar, in the form that `market-access.ts` reads. Rough: estimate from public notices. */
export const cropAccess = `
生姜: MM old / TH old
辣椒: VN old > 2025-04 a 签署鲜辣椒议定书，正式列入名录 / MM old / TH old / LA 2024-10 / UZ 2019-04
木薯: TH old / VN old / KH 2010-12 / LA 2012-10 / TZ 2017-05 / ID old / NG 2023-06 n 提出准入申请，风险分析进行中
干绿豆: MM old / AU old / UZ 2019-04 / TZ 2022-11 / ET 2018-09 / KZ 2015-12 / NE 2024-06 n 提出准入申请，风险分析进行中
干豌豆: CA old / RU 2022-12 / US old / KZ 2015-12 / AR 2021-02 / UA 2021-11
大豆: BR old / US old / AR old / CA old / UY old / RU 2008-05 c 限远东等地区 > 2019-07-25 c 扩大到全境产区，须符合杂草种子限量 / ET 2015-12 / BO 2020-03 / UA 2014-06 / TZ 2020-10 / BJ 2019-06 / ZA 2022-04 / NG -9 n 提出准入申请，风险分析进行中
玉米: US old / BR 2014-04 > 2022-05-23 c 修订议定书，仅限注册仓储企业 / UA 2012-11 / AR 2012-02 c 仅限获得安全证书的转基因品种 / MM 2019-09 / RU 2015-12 c 限西伯利亚与远东产区 / ZA 2014-12 / LA 2011-04 / KH 2024-11 n 提出准入申请，风险分析进行中
小麦: AU old / CA old / US old c 须防小麦矮腥黑穗病 / FR 2004-04 / KZ 2009-11 / RU 2017-10 c 限六个地区的春小麦 > 2022-02-04 c 扩大到全境产区，须来自无矮腥黑穗病地区 / AR 2024-01 / HU 2014-07 / RS -10 n 提出准入申请，风险分析进行中
大米: VN old c 仅限注册碾米企业 / TH old / PK 2009-05 / IN 2006-11 c 仅限注册加工企业 / MM 2014-09 c 仅限注册加工企业 / KH 2010-10 / LA 2015-12 / US 2017-07 / JP 2007-04 c 仅限注册精米厂并经熏蒸
大麦: CA old / FR old / AU old > 2020-09-01 s 主要出口企业多批次检出检疫性有害生物，暂停输华 > 2023-08-05 a 整改后恢复输华 / AR 2010-03 / UA 2014-05 / KZ 2015-12 / RU 2017-10 / GB 2018-10 / DK 2014-11
高粱: US old / AU old / AR 2014-05 / BR 2024-11 / MX 2019-12 / ET -10 n 提出准入申请，风险分析进行中
油菜籽: CA old c 杂质含量不超过 1%，防油菜茎基溃疡病 / AU old > 2020-10-20 s 检出油菜茎基溃疡病菌，暂停输华 > 2025-09-15 c 仅限指定港口试验性进口，须定点加工 / RU 2017-10 / MN 2015-11 / KZ 2019-09
芝麻: ET old / SD old / NE 2013-04 / TG 2013-08 / TZ 2010-12 / MZ 2014-06 / PK old / IN old / MM old / NG 2013-05 / BR 2024-11
花生: SD 2018-10 / SN 2014-09 / US old / IN 2012-05 > 2024-10-14 c 黄曲霉毒素超标，仅限通过核查的企业 / BR 2017-05 / AR 2012-05 / ET 2018-09
棕榈油: ID old / MY old / TH old / PG old
葵花油: RU old / UA old / KZ 2013-09 / AR old
橄榄油: ES old / IT old / GR old / AU old
豆粕: AR 2019-09 c 仅限注册加工企业 / BR 2022-11 / RU 2018-11 / UY -4 a 签署豆粕议定书，允许输华
咖啡豆: BR old / VN old / CO old / ET old / GT old / ID old / KE 2019-04 / TZ 2016-12 / LA 2012-10
绿茶: VN old / LK old / JP old > 2011-04-08 c 福岛等 10 都县产品不得输华
红茶: LK old / IN old / KE old / VN old
原糖: BR old / TH old / IN 2019-06 / GT old / AU old
葡萄酒: FR old / CL old / IT old / ES old / AU old / US old / AR old / ZA old
可可豆: CI old / GH old / EC old / ID old / PG old / NG -8 n 提出准入申请，风险分析进行中
橙汁: BR old / ES old / EG old / US old
苹果汁: TR old / PL old
`;
