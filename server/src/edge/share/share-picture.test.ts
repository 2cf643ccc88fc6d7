import { openTestCache } from '@bee/testing/server/test-cache';
import sharp from 'sharp';
import { drawSharePicture, type ShareCard, shareSvg } from './share-picture.ts';
import { createSharePictures } from './share-pictures.ts';
import { titleLines } from './title-lines.ts';
import { titleMeasure } from './title-measure.ts';

const card: ShareCard = {
  title: '番茄价格连涨三周，后市怎么走',
  column: '行业动态',
  source_name: '农小蜂',
  published_at: '2026-03-04',
  sample: true,
  art: null,
};

/** Dark pixels in the title's part of the picture. */
const inkOfTitle = async (picture: Buffer): Promise<number> => {
  const { data } = await sharp(picture)
    .extract({ left: 80, top: 190, width: 1040, height: 340 })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data.filter((grey) => grey < 128).length;
};

describe('the picture of a share card', () => {
  it('is a PNG of 1200 by 630 with the title in Chinese characters', async () => {
    const picture = await drawSharePicture(card);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    const [ink, none] = [await inkOfTitle(picture), await inkOfTitle(await drawSharePicture({ ...card, title: '' }))];
    expect(none).toBe(0);
    expect(ink).toBeGreaterThan(5000);
    expect(await inkOfTitle(await drawSharePicture({ ...card, title: `${card.title}？再看一遍` }))).toBeGreaterThan(
      ink,
    );
  });

  it('has the change that the title names in large type, in the colour of its direction', () => {
    expect(shareSvg({ ...card, title: '土豆四周下跌7.9%：北方收完' })).toMatch(
      /font-size="108"[^>]*fill="#147a42">−7.9%</,
    );
    expect(shareSvg({ ...card, title: '番茄上涨12%' })).toMatch(/font-size="108"[^>]*fill="#c8321f">\+12%</);
    expect(shareSvg(card)).not.toContain('font-size="108"');
  });

  it('draws what the card knows: months of high and low prices, rises and falls, the days of a policy', async () => {
    const season = shareSvg({ ...card, art: { kind: 'season', high: 9, low: 2 } });
    expect(season.match(/<path d="M[^"]*Z" fill="#c8321f"/g)).toHaveLength(1);
    expect(season).toContain('高 9 月');
    const moves = shareSvg({ ...card, art: { kind: 'moves', up: 30, down: 10 } });
    expect([...moves.matchAll(/width="([\d.]+)" height="24"/g)].map(([, width]) => Number(width))).toEqual([375, 125]);
    const steps = [
      { title: '地区', text: '云南省' },
      { title: '施行', text: '2026-03-01' },
    ];
    expect(shareSvg({ ...card, art: { kind: 'steps', steps } })).toMatch(/施行<.*2026-03-01</);
    const rungs = [8, 9, 10].map((price) => ({ market: `${price} 号示例农产品批发市场`, price }));
    const ladder = { kind: 'ladder', price: '8.60', unit: '元/公斤', change: -2.04, rungs } as const;
    const prices = shareSvg({ ...card, title: '番茄批发价格', art: ladder });
    expect(prices).toMatch(/fill="#147a42">-2.0% 较上次报价</);
    const places = [...prices.matchAll(/<circle cx="([\d.]+)"/g)].map(([, x]) => Number(x));
    expect((places[1] ?? 0) * 2).toBe((places[0] ?? 0) + (places[2] ?? 0));
    expect(prices).toContain('8 号示例农产品批…');
    // Long titles end left of the drawing.
    const long = { ...card, title: '菠菜'.repeat(40), art: { kind: 'season', high: 9, low: 2 } } as const;
    const right = { left: 800, top: 190, width: 400, height: 1 };
    const { data } = await sharp(await drawSharePicture(long))
      .extract(right)
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.min(...data)).toBeGreaterThan(128);
  });

  it('leaves the event loop free while it is drawn', async () => {
    let rounds = 0;
    let drawing = true;
    const turn = () => {
      rounds += 1;
      if (drawing) setImmediate(turn);
    };
    setImmediate(turn);
    await Promise.all([1, 2, 3, 4].map((number) => drawSharePicture({ ...card, title: `第 ${number} 张` })));
    drawing = false;
    // Drawing four pictures on the event loop would leave it only a handful of rounds.
    expect(rounds).toBeGreaterThan(100);
  });

  it('says what is sample data, and takes any title', () => {
    expect(shareSvg(card)).toContain('示例数据');
    expect(shareSvg({ ...card, sample: false })).not.toContain('示例数据');
    expect(shareSvg({ ...card, title: '<b>&"\u0000' })).toContain('&lt;b&gt;&amp;&quot;');
  });
});

describe('lines of a title', () => {
  it('fit, hold words and numbers together, and never begin with a closing sign', () => {
    const title = '2026年第1季度中国-东盟（CAFTA）蔬菜贸易：增长23.5%的背后，是谁在买？'.repeat(2);
    const lines = titleLines(title, 1040, 64, 9);
    expect(lines.join('')).toBe(title);
    for (const line of lines) {
      expect(titleMeasure(line, 64)).toBeLessThanOrEqual(1040 + 64);
      expect(line).not.toMatch(/^[，。：？）%]/);
    }
    expect(lines.some((line) => line.includes('23.5%'))).toBe(true);
  });

  it('end in … when there are too many', () => {
    const lines = titleLines('长'.repeat(200), 640, 64, 3);
    expect(lines).toHaveLength(3);
    expect(lines[2]).toMatch(/…$/);
    expect(titleMeasure(lines[2] ?? '', 64)).toBeLessThanOrEqual(640);
  });
});

describe('pictures that are kept', () => {
  it('are drawn once, anew for another title, and no more than two in a second', async () => {
    let at = 0;
    const drawn: string[] = [];
    const draw = async ({ title }: ShareCard) => {
      drawn.push(title);
      return Buffer.from(title);
    };
    const pictures = createSharePictures({ draw, now: () => at, cache: openTestCache() });
    const get = (title: string) => pictures.get({ ...card, title });
    await Promise.all([get('一'), get('一'), get('一')]);
    expect(drawn).toEqual(['一']);
    await get('二');
    expect(await get('五')).toBeNull();
    expect(String(await get('一'))).toBe('一');
    at = 1000;
    expect(String(await get('五'))).toBe('五');
  });

  it('of what failed nothing', async () => {
    let broken = true;
    const pictures = createSharePictures({
      draw: async () => {
        if (broken) throw new Error('no font');
        return Buffer.from('drawn');
      },
      now: () => 0,
      cache: openTestCache(),
    });
    await expect(pictures.get(card)).rejects.toThrow('no font');
    broken = false;
    expect(String(await pictures.get(card))).toBe('drawn');
  });
});
