import type { DataFor } from '@bee/contracts/operations';
import type { HsNode } from '@bee/contracts/resource/trade';
import { definePage, href, navigate } from '@bee/platform';
import { Disclosure, Empty, PageHeader, SampleBadge, SearchForm, Section, Skeleton, SourceNote } from '@bee/ui/content';
import { periodText } from '../../components/trade/trade-amount.ts';
import { trail } from '../../lib/trail.ts';
import { branchOf, directoryHref, directoryQuery } from './directory/directory-query.ts';
import { FoundCodes } from './directory/found-codes.tsx';
import { HsTree } from './directory/hs-tree.tsx';
import './trade.css';
import '../../layout/page.css';
import './directory/directory.css';

type DirectoryData = {
  cates: DataFor<'trade/getProductCateList'>;
  levels: Record<string, HsNode[]>;
  period: string | null;
  source: DataFor<'trade/getCategoryTree'>['source'];
  found: DataFor<'trade/searchCategory'> | null;
};

export const page = definePage<DirectoryData>({
  load: async ({ api, query }) => {
    const { open, keyword } = directoryQuery.read(query);
    const [cates, found, top, ...opened] = await Promise.all([
      api('trade/getProductCateList', {}),
      keyword ? api('trade/searchCategory', { keyword }) : null,
      api('trade/getCategoryTree', {}),
      ...branchOf(open).map((pid) => api('trade/getCategoryTree', { pid })),
    ]);
    const levels = Object.fromEntries(branchOf(open).map((code, place) => [code, opened[place]?.list ?? []]));
    return { cates, found, levels: { ...levels, '': top.list }, period: top.period, source: top.source };
  },
  head: ({ period }, { query }) => {
    const { open, keyword } = directoryQuery.read(query);
    return {
      title: `${keyword ?? open ?? '农产品'} HS 编码目录`,
      description: `农产品 HS 编码目录与近 12 个月进出口额${period ? `，${periodText(period)}` : ''}`,
      ...(keyword && { robots: 'noindex' as const }),
    };
  },
  component: ({ data, query }) => {
    const { cates, levels, period, source, found } = data;
    const wanted = directoryQuery.read(query);
    return (
      <div className="tools-trade">
        <PageHeader
          title="商品目录"
          breadcrumb={trail({ title: '外贸工具', href: href('application/trade') }, '商品目录')}
          meta={
            <>
              {period ? <span>近 12 个月进出口额，截至 {periodText(period.split('~').at(-1))}</span> : null}
              <span>美元，进口 CIF、出口 FOB</span>
              <SampleBadge sample={source?.sample} />
            </>
          }
        />
        <SearchForm
          action={href('application/trade/product-directory')}
          name={directoryQuery.keys.keyword}
          value={wanted.keyword}
          label="编码或商品名"
          placeholder="编码或商品名，如 0810、榴莲"
          onSearch={(keyword) => navigate(directoryHref({ keyword }))}
        />
        <div className="tools-product-directory">
          <div>
            {found && wanted.keyword ? <FoundCodes found={found} keyword={wanted.keyword} /> : null}
            <Section title="HS 目录" note="按章、品目、子目逐级展开">
              {levels['']?.length ? (
                <HsTree levels={levels} query={wanted} />
              ) : (
                <Empty title="目录里还没有编码">导入税则编码后在此逐级展开。</Empty>
              )}
            </Section>
          </div>
          <CateTree cates={cates} open={wanted.cate} />
        </div>
        {source ? (
          <SourceNote source={source} updatedAt={period ? periodText(period.split('~').at(-1)) : undefined}>
            <span>没有记录的显示 —</span>
          </SourceNote>
        ) : null}
      </div>
    );
  },
  skeleton: () => (
    <div aria-busy="true">
      <Skeleton height={140} width="60%" />
      <div className="tools-product-directory">
        <Skeleton height={900} />
        <Skeleton height={500} />
      </div>
    </div>
  ),
});

type CateTreeProps = { cates: DataFor<'trade/getProductCateList'>; open?: string };

/** 农产品大类: products by their common names. */
function CateTree({ cates, open }: CateTreeProps) {
  return (
    <Section title="农产品大类">
      {cates.length === 0 ? <Empty title="目录里还没有商品">可以按左侧 HS 编码查找。</Empty> : null}
      {cates.map(({ cate, count, products }) => (
        <Disclosure
          key={`${cate} ${cate === open}`}
          open={cate === open}
          title={
            <>
              {cate} <small className="tools-muted">{count}</small>
            </>
          }
        >
          <ul className="tools-links">
            {products.map(({ name, to }) => (
              <li key={name}>
                <a href={href(to.page, to.params)}>{name}</a>
              </li>
            ))}
          </ul>
        </Disclosure>
      ))}
    </Section>
  );
}
