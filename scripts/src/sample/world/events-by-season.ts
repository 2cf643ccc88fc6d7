import { addDays, daysToFestival, weekStart } from '../../../../server/src/sample/days.ts';
import { chance } from '../../../../server/src/sample/random.ts';

/** Events that are written go up to here; from the next day on they follow from the season. */
const WRITTEN_UNTIL = '2027-06-30';

const YEARS = [2027, 2028];

/**
 * What happens in a usual year (示例数据). Four lines each: day of the year, or days after the Spring Festival | kind |
 * markets nearby | days of rise/hold/fade | products with their moves in percent; titles of its first and second year;
 * text, which names no date because the day differs from year to year.
 */
const usualYear = `
07-08|天气|wuhan nanjing hefei|3/6/26|豆角 14 毛豆 14 莲藕 14 丝瓜 14 茄子 13
梅雨期雨日偏多，沿江菜地排水吃紧
出梅推迟，长江中下游豆类和早藕迟迟不上量
湖北、安徽、江苏的沿江圩区连续降雨，豆角、毛豆落荚，早藕采挖推迟，丝瓜和茄子烂果增加。出梅后补种要一个多月，缺口由北方露地菜补充。
07-21|天气|beijing tianjin shijiazhuang|3/6/28|菠菜 24 生菜 22 油麦菜 22 小白菜 20 茼蒿 20 上海青 19
闷热多雨，京津冀叶菜进入伏缺
伏天雨热同期，北方叶菜烂地、断茬
京津冀平原高温高湿，露地叶菜根系缺氧、叶片腐烂，雨后又难以补种，供应转向坝上和甘肃。叶菜生长期短，天气转好后三周左右可以恢复。
08-05|天气|zhengzhou shijiazhuang|3/6/26|平菇 17 香菇 15 杏鲍菇 11
夜温居高不下，平原菇棚出菇少
三伏闷热，平菇和香菇进入淡季
河南、河北平原的大棚夜间温度偏高，平菇出菇少，香菇只剩高海拔夏菇产区供货。立秋后夜温回落，9月上旬前供应偏紧。
08-14|天气|beijing shijiazhuang jinan|3/5/24|桃 14 葡萄 13
强对流天气多发，晚熟桃和葡萄商品果减少
风雹过境，北方桃园和葡萄园抢收
北京平谷、河北怀来等地出现雷暴大风和局地冰雹，晚熟桃落果，葡萄棚架受损，商品果比例下降。完好果先供商超，批发市场货源偏紧约两周。
08-26|上市|xian|3/10/30|番茄 -13 青椒 -13
高原夏番茄进入盛果期，茄果走低
冷凉产区茄果集中东运，价格回落
甘肃、宁夏的高原夏番茄进入盛果期，河北坝下的青椒同步上市，东运货车增加。冷凉产区采收到9月中旬，其间两类产品以平稳偏低为主。
09-06|天气|guangzhou|3/6/26|香蕉 15 空心菜 15 苦瓜 14 丝瓜 14
台风雨影响粤西，蕉园和瓜菜停采
华南台风季，香蕉与瓜菜到货减少
台风带来的风雨影响广东湛江、茂名，蕉园有折株，苦瓜、丝瓜停采，叶菜地积水。瓜菜三周左右恢复，香蕉由广西、云南和越南货补充。
09-22|节日|beijing shanghai|3/7/14|葡萄 12 哈密瓜 11 梨 11 猕猴桃 12 芋头 11
秋季节日备货，礼盒果和芋头走货加快
两节采购开始，葡萄、猕猴桃礼盒先热起来
中秋和国庆的礼品采购带动葡萄、梨、哈密瓜和猕猴桃礼盒出货，芋头等家宴菜销量增加。备货结束后以平价果为主，价格预计回落。
10-04|上市|jinan shijiazhuang shenyang|3/10/34|山楂 -13 梨 -11
山楂、秋梨进入采收高峰，地头直发市场
秋果下树，山楂与梨随行就市
山东、河北的山楂和河北、辽宁的秋梨进入采收高峰，冷库还没有大量收储，地头货直接装车进市场。入库开始后价格企稳。
10-14|上市|jinan shijiazhuang zhengzhou|3/12/40|生姜 -13 红薯 -13 山药 -12 土豆 -11
根茎类集中起挖，新姜、新薯低开
秋挖进度加快，姜、薯、山药同步下行
山东的鲜姜、河北的红薯、河南的山药和内蒙古的土豆同时出土，地头交易量大。贮藏商等价格稳定才入窖，跌势预计到立冬前后放缓。
10-27|天气|beijing shenyang shouguang|3/6/26|黄瓜 16 西葫芦 17 菠菜 18 油麦菜 16 番茄 14 尖椒 13
冷空气提前，北方露地茄果和瓜菜拉秧
霜降前后强降温，棚菜接续出现空档
强冷空气横扫华北、东北，河北、辽宁的露地茄果和瓜菜提前拉秧，越冬茬棚菜还没进入盛果期，菠菜等耐寒菜一时成了主力。换茬空档预计两到三周。
11-05|上市|changsha wuhan hangzhou|3/10/32|蜜桔 -13 柚子 -12
柑橘主产区晴好，蜜桔、蜜柚大量发运
蜜桔进入采收旺季，北方到货连续增加
浙江、湖南的蜜桔和福建的蜜柚转色快、采收集中，北方市场整车到货连续增加。通风库入贮开始之前，价格以低位为主。
11-13|上市|beijing jinan shijiazhuang|3/10/38|大白菜 -17 白萝卜 -14 大葱 -12 圆白菜 -12
冬贮菜进城，大白菜、萝卜量大价低
砍菜高峰到来，整车大白菜压价出货
河北、山东的大白菜进入集中砍收期，萝卜、大葱同步起收，北京市场整车到货明显增加。入窖高峰过后价格逐步企稳。
11-23|天气|beijing tianjin taiyuan|3/5/24|小白菜 16 上海青 16 生菜 14 茼蒿 16 香菇 12
小雪前后雨雪降温，小棚叶菜采收困难
寒流带来雨雪，叶菜与鲜菇到货偏少
华北出现雨雪，最低气温降到零下，小拱棚叶菜覆盖保温、推迟采收，河北的菇棚也关棚升温。气温回升后一周左右恢复。
12-12|天气|shouguang jinan beijing|3/6/26|黄瓜 17 西葫芦 17 茄子 15 番茄 14 草莓 11
连阴寡照，山东棚室果菜坐果不足
雾霾与阴雪相继，棚菜产量下滑
山东、河北南部连阴寡照，黄瓜化瓜、茄子着色差，草莓二茬花推迟。天气转晴后约需十二天恢复，元旦前果菜供应偏紧。
-14|节日|beijing tianjin shanghai|2/7/20|韭菜 16 金针菇 15 蒜苔 12 芹菜 12 莲藕 11 脐橙 11 草莓 11
年货采购进入旺季，节令菜先涨
腊月备货开场，韭菜、菌类和礼品果走俏
距春节还有两周，北方批发市场进入备货高峰，韭菜、蒜苔、莲藕和脐橙、草莓礼盒走货加快。节前三天采购收尾，节后十天左右价格回到常态。
5|节日|beijing tianjin shanghai|1/4/16|金针菇 -5 韭菜 -5 蒜苔 -4 芹菜 -4 莲藕 -3 草莓 -6 脐橙 -3 尖椒 -3 丝瓜 -3 豆角 -3
节后恢复交易，备货品种普遍低开
开市首日买家少，节前热销品种让价
批发市场恢复交易，到货约为平时六成，餐饮多未营业，韭菜、金针菇和礼盒草莓低开。学校、工厂食堂恢复采购后，价格回到季节水平。
02-15|天气|guangzhou kunming|3/6/26|豆角 18 四季豆 16 苦瓜 15 丝瓜 15 尖椒 14
华南低温阴雨，北运豆类和瓜类减量
冷湿天气持续，两广瓜豆采收间隔拉长
广西、广东和云南元谋持续低温，豆角、苦瓜生长缓慢，采收间隔拉长到五天。气温回升后两周恢复，其间北方棚菜只能部分替代。
02-28|天气|beijing shouguang jinan|3/6/26|黄瓜 16 西葫芦 17 菠菜 15 生菜 14 茄子 13
早春阴雪，棚室果菜和叶菜恢复慢
倒春寒前哨，山东棚菜再遇寡照
山东、河北出现阴雪过程，棚内连续数日见不到直射光，黄瓜、西葫芦花打顶，越冬菠菜返青推迟。团餐采购恢复，供需偏紧预计到3月中旬。
03-14|库存|jinan zhengzhou|3/12/40|大蒜 -12 生姜 -12 苹果 -11
冷库清库提速，蒜、姜、苹果承压
临近换季，储存商集中出货
山东、河南冷库的大蒜、窖姜和库存苹果进入清库期，存储商以价换量。4月中旬后大蒜库存压力减轻，苹果要看节日走货。
03-28|进口|kunming guangzhou|3/8/28|西瓜 13 香蕉 13 芒果 12
边境口岸通关变慢，热带水果到货减少
进境水果查验加严，西瓜、香蕉供应偏紧
广西、云南的口岸查验量大，进境鲜果车辆排队，西瓜、香蕉、芒果损耗上升。口岸延长通关时间后有望在两周内恢复，其间海南货溢价明显。
04-08|天气|xian taiyuan|3/10/36|梨 12 洋葱 13 荷兰豆 12
北方花期降温，梨园坐果受影响
清明后冷空气活跃，果菜外运推迟
西北、华北西部沙尘和降温同时出现，梨园授粉不良，甘肃、云南的洋葱和荷兰豆外运推迟。坐果情况5月初明朗，此前库存梨价格偏强。
04-20|上市|beijing jinan shijiazhuang|3/8/30|油麦菜 -14 生菜 -14 菠菜 -14 小白菜 -13 黄瓜 -14
春菜旺季到来，叶菜和黄瓜放量
升温加快，春棚菜进入盛产期
北方晴好升温，叶菜生长期缩短，山东、河北的春棚黄瓜进入盛瓜期，产地日采收量明显增加。5月露地菜接续前货源充足，低价预计持续三周。
05-08|上市|jinan zhengzhou|3/10/36|蒜苔 -17 洋葱 -14
蒜苔抽提高峰，早洋葱陆续起收
产地收储未启，蒜苔与洋葱压价走货
山东、河南、江苏蒜苔进入抽提高峰，早洋葱也开始起收。冷库收储要到5月中旬以后，其间市场以消化鲜货为主。
05-28|上市|jinan shenyang zhengzhou|3/7/24|樱桃 -15 西瓜 -14 桃 -13
初夏瓜果同期上市，樱桃领跌
露地瓜果接棒，批发市场挑货压价
烟台、大连的樱桃和河南、山东的西瓜、早桃同时进入盛采期，市场到货量大、挑货压价。樱桃两周内收尾，西瓜和桃的低价会延续到6月下旬。
06-13|天气|guangzhou|3/5/22|荔枝 16 芒果 13 空心菜 16 冬瓜 13
龙舟水偏多，荔枝停采、叶菜受淹
华南强降雨不断，荔枝裂果增多
广东茂名、广西钦州连续暴雨，荔枝无法采摘、裂果增多，空心菜、冬瓜地积水。雨后三四天可恢复采收，但受雨果不耐运，好果价格预计坚挺一周以上。
06-25|天气|beijing zhengzhou jinan|3/6/24|菠菜 20 油麦菜 18 生菜 18 小白菜 16 空心菜 13
入夏高温干热，平原叶菜抽薹减产
黄淮持续高温，叶菜供应转向坝上
黄淮海平原持续高温，叶菜抽薹、干尖，空心菜生长放缓。坝上叶菜7月初放量，偏紧约两周。
`;

/** The same of the herb trade, all markets alike. */
const usualYearOfHerbs = `
07-13|天气||7/49/70|党参 12 大黄 10 当归 9
陇南多雨，党参、当归田间渍水
伏汛来临，甘肃药田排水压力大
甘肃南部雨日偏多，坡地滑塌、平地渍水，党参、当归叶片发黄，大黄出现烂根。离采挖还有三个月，后期天气决定实际损失。
09-14|进口||7/56/80|西红花 10
新季进口西红花报价走高，国内货主惜售
西红花到港量偏少，高端滋补品随之走强
主产国收购价上涨，报关量下降，国内货主上调报价。国产西红花11月采收，数量有限，难以改变偏紧的局面。
10-19|上市||7/49/80|酸枣仁 -9 五味子 -8
酸枣仁、五味子新货到市，陈货让价
产新旺季，籽仁果实类药材到货集中
河北、陕西的酸枣仁和辽宁的五味子进入加工旺季，新货质量较好，陈货让价出手。药厂按需采购，价格预计到12月才会稳定。
01-11|病害||7/35/60|板蓝根 11 桔梗 9
冬季流感活动增强，清热类药材走货快
制剂企业补库，板蓝根、桔梗询价增多
呼吸道感染进入高发期，制剂企业提前采购，甘肃、黑龙江的板蓝根走货加快。产新存货充足，节后行情预计回到平稳。
03-14|库存||14/56/90|黄连 -10 川芎 -9
黄连起挖量增加，川芎陈货承压
存储商出货，黄连、川芎阴跌
重庆石柱、湖北利川的黄连进入集中起挖年份，存储商继续出货；四川的川芎面积仍然偏多。供大于求的预期短期难改。
05-16|上市||7/35/60|金银花 -12
头茬金银花集中烘干，新货按质压价
金银花产新，陈货出手加快
平邑、封丘的头茬花集中采收，烘干设备增加后新货上市更集中，陈货让价出手。二茬花上市之前难有明显回升。
`;

/** Days by which an event is early or late, and the part by which its moves are larger or smaller. */
const MAX_DAYS = 2;
const MAX_SHARE = 0.12;

/** No move is smaller: it would not be seen. */
const MIN_PERCENT = 3;

/** Events in the form of events.ts, whose report is due `weekday` days after a Monday; null on any day. */
const continued = (written: string, weekday: number | null): string => {
  const lines = written.trim().split('\n');
  const rules = Array.from({ length: lines.length / 4 }, (_, index) => lines.slice(4 * index, 4 * index + 4));
  const events = YEARS.flatMap((year, place) =>
    rules.map(([head = '', ...words]) => {
      const [when = '', kind, near, course, moves = ''] = head.split('|');
      const late = Math.round(MAX_DAYS * (2 * chance('late', head, year) - 1));
      const around = addDays(usualDay(when, year), when.includes('-', 1) ? late : 0);
      const day = weekday === null ? around : addDays(weekStart(around), weekday);
      const title = words[place];
      return { day, text: `${[day, kind, near, course, varied(moves, year)].join('|')}\n${title}\n${words[2]}` };
    }),
  );
  return events
    .filter(({ day }) => day > WRITTEN_UNTIL)
    .sort((a, b) => a.day.localeCompare(b.day))
    .map(({ text }) => text)
    .join('\n');
};

const usualDay = (when: string, year: number): string => {
  if (when.includes('-', 1)) return `${year}-${when}`;
  const newYear = `${year}-01-01`;
  return addDays(newYear, (daysToFestival(newYear) ?? 0) + Number(when));
};

const varied = (moves: string, year: number): string =>
  moves.replace(/-?\d+/g, (percent, at: number) => {
    const moved = Number(percent) * (1 + MAX_SHARE * (2 * chance('move', moves, at, year) - 1));
    return String(Math.sign(moved) * Math.max(MIN_PERCENT, Math.round(Math.abs(moved))));
  });

export const eventsBySeason = continued(usualYear, null);

/** Herb markets report on Wednesdays. */
export const herbEventsBySeason = continued(usualYearOfHerbs, 1);
