import { z } from 'zod';

const whole = (title: string) => z.coerce.number().int(`${title}应是整数`).min(1, `${title}至少是 1`);

/** Parameters of every series. */
export const commonParameters = z.object({
  format: z.enum(['json', 'csv'], '格式应是 json 或 csv').default('json').describe('回答的格式'),
  titles: z.enum(['key', 'zh'], '列名应是 key 或 zh').default('key').describe('CSV 的列名：英文，或带单位的中文'),
  page: whole('页码').max(100_000, '页码过大').default(1).describe('第几页'),
  limit: whole('每页行数').optional().describe('每页行数；不写时是会员等级允许的最多行数'),
});
