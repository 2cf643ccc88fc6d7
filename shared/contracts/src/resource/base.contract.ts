import { z } from 'zod';
import { operation } from '../operation.ts';

const text = (max: number) => z.string().max(max, `最多 ${max} 个字`).default('');
const loose = z.union([z.string().max(4000, '内容过长'), z.record(z.string(), z.unknown())]).default('');

export const base = {
  'base/getClientIp': operation({
    method: 'GET',
    summary: '访问者的 IP 地址',
    request: z.object({}),
    data: z.object({ ip: z.string() }),
    beside: z.object({ ip: z.string() }),
  }),
  'base/actionLog': operation({
    method: 'POST',
    summary: '记录一次浏览行为',
    request: z.object({
      /** Made by the client, so that a record that is sent again counts once. */
      recordId: text(64),
      actionId: z.string('缺少行为编号').min(1, '缺少行为编号').max(64, '行为编号过长'),
      browser: loose,
      clientId: text(64),
      currentPageUrl: text(2000),
      ip: text(64),
      mobileTerminal: z.union([z.string().max(64), z.boolean(), z.number()]).default(''),
      pageTp: z.coerce.number().int().min(0, '停留时间不能为负').max(86_400_000, '停留时间过长').default(0),
      params: loose,
      sourceLocation: text(2000),
      sourceModel: text(200),
      sourcePage: text(2000),
      stage: text(64),
      system: text(200),
      triggerTime: z.union([z.string().max(64), z.number()]).default(''),
      type: text(20),
      userId: z.union([z.string().max(64), z.number()]).default(0),
    }),
    data: z.null(),
  }),
};
