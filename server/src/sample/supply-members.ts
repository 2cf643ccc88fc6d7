import type { Insertable } from 'kysely';
import type { Database, Db } from '../db/schema.ts';
import type { Produce } from './prices/price-files.ts';

/** A member in whose name sample postings are shown. */
export type SupplyMember = {
  uid: number;
  mobile: string;
  nickname: string;
  entity: string;
  province: string;
  city: string;
  contact: string;
  /** The number in the postings. All begin with 1380000, which belongs to nobody here. */
  phone: string;
};

export type Buyer = SupplyMember & {
  adcode: string;
  /** How its postings begin. */
  buys: string;
  wants(product: Produce): boolean;
};

/** The two demonstration accounts of members.ts, and members that nobody can log in to: nickname, company, province, city, contact. */
const sellerRows = `
田园小麦|青禾家庭农场|山东省|潍坊市|小麦
坝上老郝|坝上绿源蔬菜专业合作社|河北省|张家口市|老郝
滇园阿普|滇园果蔬专业合作社|云南省|玉溪市|阿普
岭南阿强|岭南鲜果购销部|广东省|茂名市|阿强
蜀田小唐|蜀田生鲜供应链|四川省|成都市|小唐
赣南老谢|赣橙果业合作社|江西省|赣州市|老谢
渭北老秦|渭北果品贸易行|陕西省|渭南市|老秦
荆楚小雷|荆楚水生蔬菜合作社|湖北省|武汉市|小雷
龙江大刘|龙江薯业合作社|黑龙江省|齐齐哈尔市|大刘
琼岛小符|琼绿瓜菜运销公司|海南省|海口市|小符
豫西小卫|豫西菌菇专业合作社|河南省|南阳市|小卫
闽南阿忠|闽南果蔬合作社|福建省|漳州市|阿忠
八桂阿兰|八桂鲜果合作社|广西壮族自治区|南宁市|阿兰
淮上小顾|淮上鲜菌科技公司|江苏省|淮安市|小顾
辽南老姜|辽南大樱桃合作社|辽宁省|大连市|老姜
陇原老马|陇原高原夏菜合作社|甘肃省|兰州市|老马
西域阿里|西域瓜果贸易行|新疆维吾尔自治区|吐鲁番市|阿里
黄岩阿福|黄岩蜜桔合作社|浙江省|台州市|阿福`;

const buyerRows: [row: string, adcode: string, buys: string, wants: (product: Produce) => boolean][] = [
  ['菜篮子阿霞|鲜到家蔬菜批发|北京市|北京市|阿霞', '110100', '批发档口求购', (one) => one.class !== '水果'],
  ['安味老丁|安味团餐服务公司|天津市|天津市|老丁', '120100', '食堂长期采购', ({ base }) => base <= 8],
  ['邻里小苏|邻里鲜超市|江苏省|南京市|小苏', '320100', '超市采购', () => true],
  ['渝味阿杰|渝味食材供应链|重庆市|重庆市|阿杰', '500100', '火锅食材求购', (one) => one.class !== '水果'],
  ['果语小邱|果语水果连锁|上海市|上海市|小邱', '310100', '门店直采', (one) => one.class === '水果'],
];

const memberOf = (row: string, uid: number, number: string): SupplyMember => {
  const [nickname = '', entity = '', province = '', city = '', contact = ''] = row.split('|');
  return {
    uid,
    mobile: number,
    nickname,
    entity,
    province,
    city,
    contact,
    phone: number.replace('138000000', '138000010'),
  };
};

export const sellers: SupplyMember[] = sellerRows
  .trim()
  .split('\n')
  .map((row, place) =>
    place === 0
      ? memberOf(row, 1001, '13800000001')
      : memberOf(row, 1100 + place, `138000011${String(place).padStart(2, '0')}`),
  );

export const buyers: Buyer[] = buyerRows.map(([row, adcode, buys, wants], place) => ({
  ...(place === 0
    ? memberOf(row, 1003, '13800000003')
    : memberOf(row, 1200 + place, `138000012${String(place).padStart(2, '0')}`)),
  adcode,
  buys,
  wants,
}));

/** Members that are there stay as they are. */
export const loadSupplyMembers = async (db: Db, joined: Date): Promise<void> => {
  const rows = [...sellers, ...buyers].map(
    ({ contact, phone, ...member }): Insertable<Database['member']> => ({
      uid: member.uid,
      mobile: member.mobile,
      nickname: member.nickname,
      entity: member.entity,
      province: member.province,
      city: member.city,
      reg_ip: '127.0.0.1',
      reg_time: joined,
      is_demo: true,
    }),
  );
  await db
    .insertInto('member')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
