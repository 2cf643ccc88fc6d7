import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { DataTable, Empty, LinkButton, Section } from '@bee/ui/content';
import { changeColumn } from '../../../components/price/price-columns.tsx';
import { usdText } from '../../../components/trade/trade-amount.ts';
import { OutdatedCodes } from '../search/outdated-codes.tsx';
import '../trade.css';
import '../../../layout/page.css';

type SearchResultsProps = { found: DataFor<'trade/search'>; keyword: string };

/** All matches of a keyword or number: products, countries, codes, and successors of old codes. */
export function SearchResults({ found, keyword }: SearchResultsProps) {
  const { products, countries, hs, outdated, hint } = found;
  if (products.length + countries.length + hs.length + outdated.length === 0)
    return (
      <Section title={`“${keyword}”的结果`}>
        <Empty
          title={hint ?? '没有找到'}
          action={<LinkButton href={href('application/trade/product-directory')}>按 HS 目录查找</LinkButton>}
        >
          {hint ? 'HS 编码为 2、4、6、8 或 10 位数字，例如 0810、08106000。' : '换一个商品名、别名或国家试试。'}
        </Empty>
      </Section>
    );
  return (
    <>
      {hint ? <p className="bee-notice">{hint}</p> : null}
      <OutdatedCodes codes={outdated} />
      {products.length > 0 ? (
        <Section title="商品" note={`${products.length} 个，近 12 个月`} flush>
          <DataTable
            caption={`名称含“${keyword}”的商品，近 12 个月进出口`}
            hideCaption
            rows={products}
            rowKey={({ name }) => name}
            rowHref={({ to }) => href(to.page, to.params)}
            columns={[
              { key: 'name', title: '商品', cell: ({ name }) => name },
              { key: 'hs', title: 'HS 编码', cell: ({ hs: codes }) => codes.join('、') || '—' },
              { key: 'alias', title: '别名', cell: ({ alias }) => alias.join('、') || '—' },
              { key: 'in', title: '进口', numeric: true, cell: ({ import_usd }) => usdText(import_usd) },
              changeColumn('import_yoy', '同比'),
              { key: 'out', title: '出口', numeric: true, cell: ({ export_usd }) => usdText(export_usd) },
              changeColumn('export_yoy', '同比'),
            ]}
          />
        </Section>
      ) : null}
      {countries.length > 0 ? (
        <Section title="国家和地区" note={`${countries.length} 个`}>
          <ul className="tools-links">
            {countries.map(({ code, name, en, to }) => (
              <li key={code}>
                <a href={href(to.page, to.params)}>{name}</a> <span className="tools-muted">{en}</span>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      {hs.length > 0 ? (
        <Section title="HS 编码" note={`${hs.length} 个，近 12 个月`} flush>
          <DataTable
            caption={`与“${keyword}”相符的 HS 编码`}
            hideCaption
            rows={hs}
            rowKey={({ code }) => code}
            rowHref={({ to }) => (to ? href(to.page, to.params) : undefined)}
            columns={[
              { key: 'code', title: '编码', cell: ({ code }) => code },
              { key: 'name', title: '名称', cell: ({ name }) => name },
              { key: 'unit', title: '单位', cell: ({ unit }) => unit ?? '—' },
              { key: 'in', title: '进口', numeric: true, cell: ({ import_usd }) => usdText(import_usd) },
              { key: 'out', title: '出口', numeric: true, cell: ({ export_usd }) => usdText(export_usd) },
            ]}
          />
        </Section>
      ) : null}
    </>
  );
}
