import { chance } from '../../../../server/src/sample/random.ts';
import type { PlaceRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { tableLines } from '../table-text.ts';
import { portOf } from '../world/ports.ts';

/** A site's place in this list is part of its id. */
const cates = ['进境水果', '进境肉类', '进境冰鲜及冷冻水产品', '进境粮食'];

/** 示例数据: supervised sites at the sample ports; names and addresses are invented. */
export const samplePlaces = (): PlaceRecord[] =>
  tableLines('trade/places.txt').flatMap((row) => {
    const [code = '', ...numbers] = row.split(' ');
    return numbers.map((number, index) => placeOf(code, Number(number), index));
  });

const placeOf = (code: string, number: number, index: number): PlaceRecord => {
  const port = portOf(code);
  const place = Math.abs(number);
  const cate = cates[place - 1] ?? '';
  return {
    id: `${code.toLowerCase()}-${place}`,
    name: `${port.name}${cate}指定监管场地（示例）`,
    cate,
    customs: port.customs,
    port: port.name,
    adcode: port.adcode,
    address: `${port.name}作业区示例路 ${10 + Math.floor(80 * chance('no', cate, code))} 号`,
    lng: Math.round((port.lng + 0.013 * index) * 1000) / 1000,
    lat: Math.round((port.lat + 0.009 * index) * 1000) / 1000,
    status: number < 0 ? 'suspended' : 'active',
    approved_at: `-${Math.floor(300 + 2600 * chance('approved', cate, code))}`,
  };
};
