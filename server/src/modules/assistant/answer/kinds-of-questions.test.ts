import { openSampleDatabase, SAMPLE_DAY, type ServerTestDatabase } from '@bee/testing/server/test-database';
import { answerTools } from '../../../modules.ts';
import { correctName, correctTitle, readKeyword } from '../../search/index.ts';
import { checkNumbers } from '../model/answer/check-numbers.ts';
import { answerQuestion } from '../service/answer/answer-question.ts';
import { extractiveWriter } from '../service/answer/extractive-writer.ts';

let database: ServerTestDatabase;
beforeAll(async () => {
  database = await openSampleDatabase();
}, 240_000);
afterAll(() => database?.close());

const VIEWER = { uid: '1', sessionId: '', isVip: true, isVegetableVip: true, isOperator: false };

const ask = async (question: string) => {
  const request = { question, mode: 'general' as const, context: null, earlier: [], today: SAMPLE_DAY, viewer: VIEWER };
  const answer = { text: '', refs: [] as Parameters<typeof checkNumbers>[0]['refs'], charts: 0 };
  for await (const part of answerQuestion(
    { db: database.db, tools: answerTools, write: extractiveWriter(0) },
    { ...request, reader: 'vip' },
    new AbortController().signal,
  )) {
    if (part.type === 'delta') answer.text += part.text;
    if (part.type === 'ref') answer.refs = part.refs;
    if (part.type === 'block' && part.block.type === 'chart') answer.charts += 1;
  }
  const { text, refs } = answer;
  return { ...answer, plain: text.replace(/\*\*|\[\[\d+\]\]/g, ''), checks: checkNumbers({ text, refs, blocks: [] }) };
};

describe('kinds of questions on the sample data', () => {
  it.each<[string, RegExp, RegExp?]>([
    ['苹果产地价多少钱', /苹果的产地价.*陕西洛川 [\d.]+ 元\/公斤（3 个产地平均/, /没有|比.*贵/],
    ['陕西和山东的苹果产地价哪个高', /^苹果：陕西洛川比山东烟台贵 [\d.]+ 元\/公斤/, /甘肃/],
    ['草莓和荔枝产地价各是多少', /草莓的产地价[\s\S]*荔枝的产地价/, /没有找到/],
    ['西瓜多少钱一斤', /西瓜的产地价.*元\/斤[\s\S]*此后没有新的报价/],
    ['大白菜北京和上海哪边便宜，差多少', /^大白菜：上海.*比北京.*贵/, /十字花科/],
    ['三七20头是什么意思', /每 500 克干品里有多少个/, /元\/公斤/],
    ['三七为什么头数越小越贵', /头数越小、单个越大/, /没有找到/],
    ['酱油里能放山梨酸吗', /山梨酸及其钾盐在其他食品中的限量：[\s\S]*限量表里没有“酱油”中/],
    ['苯甲酸能用在调味品里吗', /调味品没有统一的限量，其中.*酱油 0\.9 g\/kg/, /没有找到/],
    ['红薯的升糖指数高不高', /红薯的血糖生成指数（GI）为 \d+，属于高升糖/],
    ['牛肉的升糖指数是多少', /没有“牛肉”的数值；这项指标要由人体试验测定/],
    ['GB 92763-2016还有效吗', /已废止.*由 GB 92763-2020 代替.*现在代替它的是 GB 92763-2024/],
    ['GB 92763-2024还有效吗', /现行有效/, /废止/],
    ['GB 99999还有效吗', /标准库没有收录 GB 99999/],
    ['四川买农机最多能补多少钱', /五万元/],
    ['菜价涨多少会启动预案', /百分之五十的，启动储备投放/],
    ['骗取农机补贴有什么后果', /三年内不再受理/, /五年内/],
    ['国家规定土地流转十亩以上就要备案，对吗', /^与您说的不同：资料写的是“流转面积三十亩以上/],
    ['大白莱多少钱一斤', /^已把“大白莱”理解为“大白菜”。[\s\S]*元\/斤/],
    ['波菜的铁含量', /^已把“波菜”理解为“菠菜”。/],
    ['农村土地经营杈流转管理办法第七条', /^已把.*理解为“农村土地经营权流转管理办法”[\s\S]*五十亩以上/],
    ['哪种水果维生素C最高', /依次是：枣（鲜）/, /葡萄干/],
    ['高钙的食物有哪些', /含钙最高的依次是/],
    ['10克亚麻籽含多少膳食纤维', /26\.1 g，按可食部10 克约含 2\.61 g/],
    ['三个鸡蛋的胆固醇', /三个（约 150 克）约含 844\.5 mg/],
    ['大白菜三月份一般多少钱', /^大白菜 3 月的价格平均为 [\d.]+ 元\/公斤（\d 个年份）/, /没有找到/],
    ['南瓜价格比上个月咋样', /^南瓜在.*平均价.*比 2026-02-01 至 2026-02-28/],
    ['火星土豆价格', /价格数据里没有“火星土豆”/, /元\/公斤/],
    ['菠菜什么时候最贵', /价格数据里没有“菠菜”/, /倍/],
    ['当归 党参 黄芪 价格', /当归[\s\S]*黄芪[\s\S]*没有“党参”/],
    ['进口樱桃关税多少，智利的呢', /中国—东盟[\s\S]*智利的呢[\s\S]*原产于智利时可用的/],
    ['2024年水稻亩产多少斤', /稻谷单位面积产量.*公斤\/亩/],
    ['山东省大蒜产量多少', /宏观统计里没有“大蒜”的这项数据/, /金乡/],
    ['三七孕妇能吃吗', /没有能说明“孕妇”的内容。.*请咨询医生或药师/, /营养素参考值/],
    ['三七有什么功效', /没有能说明“功效”的内容/, /连作/],
    ['南瓜可以放多久不坏', /干燥通风可放数月/, /限量/],
    ['合格证是什么东西', /自行开具的质量安全承诺/],
    ['水肥一体化咋弄', /按生育期分次施/],
    ['GB 92763-2024什么时候实施的', /^GB 92763-2024《[^》]*》现行有效，2024-05-23 实施。$/],
    ['耕地上能不能挖鱼塘', /没有能说明|没有资料提到“(?!上能)/],
  ])('%s', async (...[question, said, unsaid]) => {
    const { plain, checks } = await ask(question);
    expect(plain).toMatch(said);
    if (unsaid) expect(plain).not.toMatch(unsaid);
    expect(checks.unbound).toEqual([]);
  });

  it('compares places in one chart', async () => {
    expect((await ask('大白菜北京和上海哪边便宜')).charts).toBe(1);
  });

  it('corrects a name only if it is unknown, and a title only if one differs a little', async () => {
    const { db } = database;
    const nameFor = async (text: string) =>
      (await correctName(db, text, { reading: await readKeyword(db, text, []) }))?.meant;
    expect(await nameFor('黄爪')).toBe('黄瓜');
    expect(await nameFor('黄瓜')).toBeUndefined();
    expect((await correctTitle(db, '农村土地经营流转管理办法第七条'))?.meant).toBe('农村土地经营权流转管理办法');
    expect(await correctTitle(db, '农村土地经营权流转管理办法')).toBeNull();
    expect(await correctTitle(db, '垂直农业促进条例')).toBeNull();
  });
});
