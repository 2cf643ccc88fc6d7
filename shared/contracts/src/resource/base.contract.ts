import { z } from 'zod';
import { actionRecord } from '../entity/action-record.ts';
import { operation } from '../operation.ts';

const RECORDS_AT_ONCE = 50;

export const base = {
  'base/getClientIp': operation({
    method: 'GET',
    summary: '访问者的 IP 地址',
    data: z.object({ ip: z.string() }),
    extras: z.object({ ip: z.string() }),
  }),
  'base/getQrCode': operation({
    method: 'GET',
    summary: '一个网址的二维码：每边的格数（含静区）与深色格子的 SVG 路径；供打印的页面使用',
    request: z.object({
      text: z.url({ protocol: /^https?$/, error: '应为 http 或 https 网址' }).max(500, '网址过长，最多 500 个字符'),
    }),
    data: z.object({ size: z.number().int(), path: z.string() }),
  }),
  'base/actionLog': operation({
    summary: `记录浏览行为：一条记录，或 records 里至多 ${RECORDS_AT_ONCE} 条。收到即应答，约一秒后成批写入；进程被强行终止时最多丢失这一秒，过载时丢弃并计数。recordId 相同的只算一次`,
    request: actionRecord
      .partial({ actionId: true })
      .extend({
        records: z
          .array(actionRecord)
          .min(1, '没有记录')
          .max(RECORDS_AT_ONCE, `一次最多 ${RECORDS_AT_ONCE} 条记录`)
          .optional(),
      })
      .refine(({ actionId, records }) => actionId !== undefined || records !== undefined, {
        path: ['actionId'],
        error: '缺少行为编号',
      })
      .refine(({ actionId, records }) => actionId === undefined || records === undefined, {
        path: ['records'],
        error: '一条记录与 records 只能取其一',
      }),
    data: z.null(),
  }),
};
