import { defineQuery } from '@bee/domain/define-query';
import { oneOf, page } from '@bee/domain/query-fields';

/** Query of one column of a tag. */
export const tagQuery = defineQuery({ s: oneOf(['new', 'hot'], { request: 'sort', fallback: 'new' }), p: page() });
