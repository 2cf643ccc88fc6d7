import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { cityOf } from '@bee/domain/region';
import { definePage } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { OwnPostings } from './own-postings.tsx';
import { PostingDetail } from './posting-detail.tsx';
import { PostingFormScreen } from './posting-form-screen.tsx';
import { PostingList, type PostingListData } from './posting-list.tsx';
import { priceText, quantityText } from './posting-text.ts';
import { kindTitle, readSupplyQuery, type SupplyQuery, screenOf, screenQuery, supplyRequest } from './supply-query.ts';

type SupplyData =
  | ({ screen: 'list'; query: SupplyQuery } & PostingListData)
  | { screen: 'detail'; posting: SupplyDetail }
  | { screen: 'own' }
  | { screen: 'form' };

/** 供需: the list, a posting, the user's own postings and the form, selected by the query of one address. */
export const supplyView = definePage<SupplyData>({
  load: async ({ api, query }) => {
    const screen = screenOf(query);
    if (screen === 'own' || screen === 'form') return { screen };
    if (screen === 'detail')
      return {
        screen,
        posting: await api('vegetable/getSupplyDemandDetail', { id: screenQuery.read(query).post ?? '' }),
      };
    const wanted = readSupplyQuery(query);
    const { kind, city } = wanted;
    const [types, postings, names, cities] = await Promise.all([
      api('vegetable/filterList', { type: '4' }),
      api('vegetable/getSupplyDemandList', supplyRequest(wanted)),
      api('vegetable/getSupplyDemandNameList', { kind, adcode: city }),
      api('vegetable/getSupplyDemandCityList', { kind }),
    ]);
    return { screen, query: wanted, types, postings, choices: { names, cities, specs: postings.facets?.spec ?? [] } };
  },
  head: (data) => {
    if (data.screen === 'own') return { title: '我的供需', robots: 'noindex' };
    if (data.screen === 'form') return { title: '发布供需信息', robots: 'noindex' };
    if (data.screen === 'detail') {
      const { kind, title, product, place, expires_at } = data.posting;
      return {
        title: `${title}（${kindTitle(kind)}）`,
        description: `${kindTitle(kind)}${product} ${quantityText(data.posting)}，${priceText(data.posting)}，${place}，有效期至 ${expires_at}`,
        ...(data.posting.sample && { robots: 'noindex' }),
      };
    }
    return {
      title: listTitle(data.query),
      description: `${listTitle(data.query)}，共 ${data.postings.total} 条：品种规格、数量、价格、所在地与有效期，电话登录后查看`,
    };
  },
  component: ({ data, query }) => {
    if (data.screen === 'own') return <OwnPostings query={query} />;
    if (data.screen === 'form') return <PostingFormScreen query={query} />;
    if (data.screen === 'detail')
      return <PostingDetail key={data.posting.id} rendered={data.posting} near={screenQuery.read(query).near} />;
    return <PostingList {...data} title={listTitle(data.query)} />;
  },
  skeleton: () => <PageSkeleton width="60%" heights={[88]} rows={{ rows: 8, height: 120 }} />,
});

const listTitle = ({ kind, product, city }: SupplyQuery): string =>
  `${(city && cityOf(city)?.name) ?? ''}${product ?? '农产品'}${kindTitle(kind)}信息`;
