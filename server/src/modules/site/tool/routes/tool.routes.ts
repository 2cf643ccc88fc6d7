import { type ToolKey, toolKeys } from '@bee/contracts/resource/tool';
import { isOutage } from '../../../../db/database-error.ts';
import type { Deps } from '../../../../deps.ts';
import { type Route, route } from '../../../../http/route.ts';
import { industryTool, productTool } from '../service/database-tools.ts';
import { encyclopediaTool, foodTool, limitTool, standardTool } from '../service/lookup-tools.ts';
import { dailyTool, fruitTool, herbsTool, supplyTool, vegetableTool } from '../service/price-tools.ts';
import { answersTool, policyTool, reportTool } from '../service/reading-tools.ts';
import { statisticsTool } from '../service/statistics-tools.ts';
import { NOTHING_KNOWN, type ReadTool } from '../service/tool-facts.ts';
import { permitTool, tradeQueryTool, tradeTool } from '../service/trade-tools.ts';

const readers: Record<ToolKey, ReadTool> = {
  vegetable: vegetableTool,
  fruit: fruitTool,
  herbs: herbsTool,
  daily: dailyTool,
  supply: supplyTool,
  trade: tradeTool,
  trade_query: tradeQueryTool,
  permit: permitTool,
  statistics: statisticsTool,
  industry: industryTool,
  product: productTool,
  food: foodTool,
  standard: standardTool,
  limit: limitTool,
  encyclopedia: encyclopediaTool,
  answers: answersTool,
  report: reportTool,
  policy: policyTool,
};

export const toolRoutes = ({ db }: Deps): Route[] => [
  route('site/getTools', async (_request, { today, log }) => ({
    list: await Promise.all(
      toolKeys.map(async (key) => {
        try {
          return { key, ...(await readers[key](db, today)) };
        } catch (error) {
          if (isOutage(error)) throw error;
          log.error({ err: error, tool: key }, 'a tool could not be read for the directory');
          return { key, ...NOTHING_KNOWN };
        }
      }),
    ),
  })),
];
