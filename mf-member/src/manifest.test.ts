import { misdeclaredQueries } from '@bee/testing/query-keys';
import { encyclopediaQuery } from './features/encyclopedia/encyclopedia.page.tsx';
import { favoriteQuery } from './features/favorite/favorite-query.ts';
import { apiKeysQuery } from './features/open-api/api-keys-query.ts';
import { openApiQuery } from './features/open-api/open-api-query.ts';
import { reviewQuery } from './features/ops/review-query.ts';
import { orderListQuery } from './features/order/order-list-query.ts';
import { messageQuery } from './features/profile/messages/message-query.ts';
import { scoreListQuery } from './features/score/score-list-query.ts';
import { invoiceListQuery } from './lib/invoice-list-query.ts';
import { manifest } from './manifest.ts';

/** The manifest is part of the first script of every page, so it lists the keys instead of importing the queries. */
it('declares the keys that the pages read', () => {
  const tab = { tab: 'tab' };
  const back = { back: 'back' };
  const read = {
    'user/profile': [tab, messageQuery.keys],
    'user/score_record': [scoreListQuery.keys],
    'user/favorite': [favoriteQuery.keys],
    'user/baike': [encyclopediaQuery.keys],
    'user/api_keys': [apiKeysQuery.keys],
    open_api: [openApiQuery.keys],
    'user/vip': [back],
    'user/order/invoice_list': [invoiceListQuery.keys],
    'user/order/list': [orderListQuery.keys],
    'user/order/payment': [back],
    'user/order/submit_form': [back],
    'ops/review': [tab, reviewQuery().keys],
  };
  expect(misdeclaredQueries(manifest, read)).toEqual([]);
});
