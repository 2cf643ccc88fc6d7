import { defineQuery, type QueryValues } from '@bee/domain/define-query';
import { matching, oneOf } from '@bee/domain/query-fields';

/** `key`: the key whose use is shown; all keys by default. */
export const apiKeysQuery = defineQuery({ state: oneOf(['revoked']), key: matching(/^\d{1,15}$/) });
export type ApiKeysState = QueryValues<typeof apiKeysQuery>;
