import { keyNumber } from './key-number.ts';

it.each([
  ['农产品批发价格周报（11月16日至11月22日）：哈密瓜上涨3.7%居首', '+3.7%'],
  ['土豆四周下跌7.9%：北方收完', '−7.9%'],
  ['番茄涨12%，黄瓜跌3%', '+12%'],
  ['大白菜年度价格研究：季节、波动与采购时点', undefined],
  ['云南花卉占全国 40%', undefined],
])('the key number of %s', (title, number) => expect(keyNumber(title)).toBe(number));
