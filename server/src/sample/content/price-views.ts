import { monthOf, monthStart, yearOf } from '../days.ts';
import { produce } from '../produce.ts';
import { monthMean, referenceMarket, yuan } from './price-facts.ts';

/** An observation on prices that fits the same days of every year; its figures are those of the reference market. */
type PriceView = {
  title: string;
  cate: string;
  monthDay: string;
  tags: string[];
  write(date: string): { paragraphs: string[]; keyPoints: string[] };
};

export const priceViews: PriceView[] = [
  {
    title: '菠菜一年有两个高点：冬天冻出来的和夏天热出来的',
    cate: '叶菜类',
    monthDay: '09-10',
    tags: ['菠菜', '油麦菜', '生菜'],
    write: (date) => {
      const summer = comparedMonths('菠菜', monthStart(date, -1), monthStart(date, -4));
      return {
        paragraphs: [
          `${referenceMarket}的月均价里，菠菜${summer}。五月温度合适，从播种到采收只要三十多天；八月高温多雨，抽薹、烂根和采后损耗一起来，供应退到坝上和甘肃，运距成了成本。`,
          '冬天的高点在一二月，露地越冬菠菜停止生长，靠大棚一茬一茬地割。两个高点的原因不同，缓解的办法也不同：夏天看冷凉产区的面积和预冷能力，冬天看棚室的光照。',
          '采购方可以在四五月、十月下旬这两个低点多用菠菜，在八月换用空心菜、木耳菜等耐热的叶菜。',
        ],
        keyPoints: [`菠菜${summer}`],
      };
    },
  },
  {
    title: '西瓜贵在冬天：一斤海南瓜里有多少是路费',
    cate: '瓜果类',
    monthDay: '07-05',
    tags: ['西瓜', '哈密瓜'],
    write: (date) => {
      const gap = comparedMonths('西瓜', monthStart(date, -5), monthStart(date, -1));
      return {
        paragraphs: [
          `按${referenceMarket}的月均价，西瓜${gap}。冬瓜主要来自海南和缅甸、越南，过海、过境加上三千公里冷链，路费和损耗占到岸成本的一半上下。`,
          '五月以后山东、河南的小拱棚瓜接上，六七月露地瓜大量到货，运距缩到五六百公里，价格一路走低到立秋前后。',
          '端午和“三伏”是需求的高点，却恰好落在供应最多的时候，所以节日对西瓜价格的推动很少看得见；雨天走货慢的影响反而更大。',
        ],
        keyPoints: [`西瓜${gap}`],
      };
    },
  },
  {
    title: '大白菜跌到几毛钱，为什么年年都有人种',
    cate: '叶菜类',
    monthDay: '12-06',
    tags: ['大白菜', '白萝卜'],
    write: (date) => {
      const gap = comparedMonths('大白菜', monthStart(date, -8), monthStart(date, -1));
      return {
        paragraphs: [
          `看${referenceMarket}的月均价，大白菜${gap}。十一月河北、山东、天津的秋白菜同时砍收，一亩地出一万多斤，入窖之前只能随行就市。`,
          '种白菜投工少、成本低，接玉米茬只占八十天地，卖得差也亏不多；真正的利润在窖里，存到三四月还有好菜的人才能卖到高价。',
          '影响明年春价的是十一月下旬的入窖量和冻害，而不是砍收时的地头价。',
        ],
        keyPoints: [`大白菜${gap}`],
      };
    },
  },
  {
    title: '苹果出库进入下半场，价格为什么越存越贵',
    cate: '仁果类',
    monthDay: '06-08',
    tags: ['苹果', '梨'],
    write: (date) => {
      const gap = comparedMonths('苹果', monthStart(date, -1), monthStart(date, -7));
      return {
        paragraphs: [
          `${referenceMarket}的纸袋富士，苹果${gap}。差价里有半年的冷库费、资金利息和两成上下的自然损耗，剩下的才是存储商的利润。`,
          '四月花期的霜冻是持货商最看重的消息：坐果情况明朗以前惜售，明朗以后要么追涨要么抛货。',
          '七月早熟嘎啦和桃、西瓜上来以后，库存富士的销量会明显下降，好货、差货的价差这时最大。',
        ],
        keyPoints: [`苹果${gap}`],
      };
    },
  },
  {
    title: '三伏天的蘑菇：工厂菇不涨，棚菇涨',
    cate: '菌菇类',
    monthDay: '08-28',
    tags: ['平菇', '香菇', '金针菇', '杏鲍菇'],
    write: (date) => {
      const grown = comparedMonths('平菇', monthStart(date, -1), monthStart(date, -4));
      const made = comparedMonths('金针菇', monthStart(date, -7), monthStart(date, -1));
      return {
        paragraphs: [
          `同样是蘑菇，${referenceMarket}的平菇${grown}，金针菇却是${made}。平菇、香菇靠自然温度出菇，平原大棚七八月夜温降不下来，只有平泉、张家口这些地方有夏菇。`,
          '金针菇、杏鲍菇在恒温车间里长，电费虽高，产量却是按周排的，淡旺季由火锅和烧烤的需求决定，冬天贵、夏天便宜。',
          '所以看夏天的菌菇行情，棚菇问天气，工厂菇问库存。',
        ],
        keyPoints: [`平菇${grown}`, `金针菇${made}`],
      };
    },
  },
  {
    title: '韭菜的年关：节前涨、开市跌，每年都走一遍',
    cate: '葱蒜类',
    monthDay: '04-10',
    tags: ['韭菜', '金针菇', '蒜苔'],
    write: (date) => {
      const gap = comparedMonths('韭菜', monthStart(date, -3), monthStart(date, -1));
      return {
        paragraphs: [
          `饺子馅要用韭菜，节前十天是一年里走货最快的时候。${referenceMarket}的韭菜${gap}：节前的备货、冬天的棚温和三月的头刀韭，三件事叠在一起。`,
          '开市以后餐饮还没有恢复，价格往往先跌一段；正月十五前后团餐采购回来，跌势放缓，随后春韭大量上市，再下一个台阶。',
          '节令菜的涨跌有固定的节奏，提前一周备货、开市后晚一周补货，是多数商户的做法。',
        ],
        keyPoints: [`韭菜${gap}`],
      };
    },
  },
];

/** “8月均价7.10元/公斤，是5月（4.90元/公斤）的1.45倍”, with the year where it differs. */
const comparedMonths = (name: string, month: string, other: string): string => {
  const product = produce.find((one) => one.name === name);
  const [price, base] = [month, other].map((start) => (product ? monthMean(product, start) : null));
  if (!price || !base) return '的两个月里有一个月没有报价';
  const named = (start: string) => `${yearOf(start) === yearOf(month) ? '' : '上年'}${monthOf(start)}月`;
  return `${monthOf(month)}月均价${yuan(price)}元/公斤，是${named(other)}（${yuan(base)}元/公斤）的${(price / base).toFixed(2)}倍`;
};
