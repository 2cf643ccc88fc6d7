import { shortDay } from '../../../../server/src/sample/days.ts';
import type { Produce } from '../../../../server/src/sample/prices/price-files.ts';

const SEASONS = {
  winter: '冬季露地产区减少，供应依靠设施和南方产区，生产与运输成本上升，价格随之走高；春末以后本地大量上市，价格回落',
  spring: '春季冬储货源接近尾声，新季产品尚未大量上市，青黄不接使价格走高；夏季新货上市后回落',
  summer: '夏季高温多雨，适宜凉爽气候的产区减产，病害增多，采收和运输损耗加大，价格走高；秋后天气转凉，供应恢复',
  autumn: '秋季产区转换，上市空档使价格走高；新产区接续后回落',
} as const;

/** Season of a product in words: when it is sold, and in which month it is dearest. */
export const seasonOf = ({ name, peak, sold, supply }: Produce): string => {
  if (sold) {
    const [from, to] = sold.map((date) => shortDay(`2024-${date}`));
    return `${name}的批发上市期大致为${from}至${to}，${peak}月前后货少价高，集中上市时回落；不在产季没有报价。`;
  }
  const season = [12, 1, 2].includes(peak) ? 'winter' : peak <= 5 ? 'spring' : peak <= 8 ? 'summer' : 'autumn';
  return `${name}的价格有明显季节性，年内高点多在${peak}月前后。${SEASONS[season]}。淡季货源以${supply}为主。`;
};
