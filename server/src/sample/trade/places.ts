import type { TradePlaceTable } from '../../db/schema.ts';
import { addDays } from '../days.ts';
import { chance } from '../random.ts';
import { samplePorts } from './ports.ts';

export type SamplePlace = Omit<TradePlaceTable, 'source_id' | 'sample'>;

const cates = ['进境水果', '进境肉类', '进境冰鲜及冷冻水产品', '进境粮食'];

/** Where the ports lie. */
const positions: Record<string, [lng: number, lat: number]> = {
  CNSHA: [121.6, 31.35],
  CNPVG: [121.8, 31.15],
  CNNGB: [121.85, 29.94],
  CNTAO: [120.22, 36.02],
  CNWEI: [122.17, 37.43],
  CNTSN: [117.79, 38.98],
  CNDLC: [121.86, 39.01],
  CNXMN: [118.02, 24.48],
  CNSHK: [113.9, 22.47],
  CNYTN: [114.27, 22.57],
  CNNSA: [113.67, 22.65],
  CNQZH: [108.65, 21.74],
  CNPIN: [106.71, 21.98],
  CNDOX: [107.97, 21.54],
  CNHEK: [103.96, 22.53],
  CNMHN: [101.69, 21.18],
  CNRUI: [97.86, 24.01],
  CNKMG: [102.86, 24.95],
  CNMZL: [117.43, 49.6],
  CNSFH: [131.15, 44.4],
  CNHRG: [80.41, 44.21],
  CNALK: [82.56, 45.17],
  CNCKG: [106.38, 29.6],
  CNWUH: [114.53, 30.65],
};

/** 示例数据: supervised sites at the sample ports; names and addresses are invented. */
export const samplePlaces = (today: string): SamplePlace[] =>
  samplePorts.flatMap((port) =>
    cates
      .filter((cate) => chance('site', cate, port.code) < (cate === '进境水果' ? 0.9 : 0.5))
      .map((cate, index) => {
        const [lng, lat] = positions[port.code] ?? [null, null];
        return {
          id: `${port.code.toLowerCase()}-${cates.indexOf(cate) + 1}`,
          name: `${port.name}${cate}指定监管场地（示例）`,
          cate,
          customs: port.customs,
          port: port.name,
          adcode: port.adcode,
          address: `${port.name}作业区示例路 ${10 + Math.floor(80 * chance('no', cate, port.code))} 号`,
          lng: lng === null ? null : Math.round((lng + 0.013 * index) * 1000) / 1000,
          lat: lat === null ? null : Math.round((lat + 0.009 * index) * 1000) / 1000,
          status: chance('site status', cate, port.code) < 0.06 ? ('suspended' as const) : ('active' as const),
          approved_at: addDays(today, -Math.floor(300 + 2600 * chance('approved', cate, port.code))),
        };
      }),
  );
