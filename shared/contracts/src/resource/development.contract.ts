import { z } from 'zod';
import { operatorOperation } from '../operation.ts';
import { instant } from '../shapes.ts';

const developed = {
  remote: z.string().regex(/^mf-[a-z0-9-]{1,60}$/, '没有这个微前端'),
  /** Origin of the development server, such as http://localhost:5171. */
  origin: z.string().min(1).max(200),
};

/** Loads a remote from a development server into the running site, for one operator in one browser. */
export const development = {
  'ops/startDevelopment': operatorOperation({
    summary: '在自己的浏览器里把一个微前端换成开发服务器上的版本，8 小时后失效；来源须在 DEV_ORIGINS 之中',
    request: z.object(developed),
    data: z.object({ ...developed, until: instant }),
  }),
};
