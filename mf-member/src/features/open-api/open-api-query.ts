import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf } from '@bee/domain/query-fields';

/** `of`: path of the shown series; `ex`: language of the example. */
export const openApiQuery = defineQuery({ of: matching(/^[a-z/]{1,40}$/), ex: oneOf(['python', 'r', 'excel']) });
export type OpenApiState = QueryValues<typeof openApiQuery>;
