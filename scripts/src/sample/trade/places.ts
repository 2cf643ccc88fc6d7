import { chance } from '../../../../server/src/sample/random.ts';
import type { PlaceRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { portOf } from '../world/ports.ts';

/** A site's place in this list is part of its id. */
const cates = ['进境水果', '进境肉类', '进境冰鲜及冷冻水产品', '进境粮食'];

/** Port, and what its sites take: 1 fruit, 2 meat, 3 fish, 4 grain; a minus is a site that is suspended. */
const rows = `
CNSHA 1 2 3 4
CNYAN 1 2 3
CNPVG 1 2 3
CNZJG -2 4
CNNTG 4
CNNGB 1 2 3 4
CNXMN 1 2 3 4
CNTAO 1 2 3 4
CNRZH 4
CNWEI 3
CNTSN 1 2 3 4
CNPEK 1 2 3
CNDLC 1 2 3 4
CNSHK 1 2 3 4
CNYTN 1 2 3
CNSZW 1 3
CNNSA 1 2 3 4
CNCAN 1 3
CNZHA 3 4
CNFAN 1 4
CNQZH 1 2 3 4
CNPIN 1 3
CNDOX 1 3
CNLBA 1
CNHEK 1
CNMHN 1 4
CNRUI 1 4
CNMDN 1
CNCKG 1 2
CNCGO 1 2 3
CNMZL 2 4
CNERL -2 4
CNSFH 3 4
CNHEH 4
CNHRG 1 2 4
CNALK 2 4
CNTRG 1
CNKLS 1
`;

/** 示例数据: supervised sites at the sample ports; names and addresses are invented. */
export const samplePlaces = (): PlaceRecord[] =>
  rows
    .trim()
    .split('\n')
    .flatMap((row) => {
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
