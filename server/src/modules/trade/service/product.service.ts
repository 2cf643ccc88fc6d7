import type { TradeFlow } from '@bee/contracts/resource/trade';
import type { Db } from '../../../db/schema.ts';
import { NotFound } from '../../../http/errors.ts';
import type { ServiceOf } from '../../../http/route.ts';
import type { Viewer } from '../../../http/viewer.ts';
import { countryLink } from '../../../page-links.ts';
import { listProductTags } from '../../prices/index.ts';
import { recentPeriods } from '../model/recent-periods.ts';
import { historyAccess } from '../model/trade.policy.ts';
import { figuresOf, pointsOf, sharesOf } from '../model/trade-figures.ts';
import { monthAfter, monthsBetween, yearOfPeriod } from '../model/trade-period.ts';
import { seriesOf } from '../model/trade-series.ts';
import { countryNames, findCountry } from '../store/country.repository.ts';
import { findCodes, pathOf, searchNames } from '../store/hs.repository.ts';
import { findOfProduct } from '../store/permit.repository.ts';
import { findProduct, type ProductRow, productsOfCode } from '../store/product.repository.ts';
import { readSpan, readYears } from '../store/trade-year.repository.ts';
import { nodesOf, outdatedOf } from './hs-nodes.ts';
import { presentPermit } from './permit.service.ts';
import { topPorts } from './port-shares.ts';
import { tradeSource } from './trade-source.ts';

const TOP = 10;

/** The page of a product, by product name or HS code. */
export const readTradeProduct: ServiceOf<'trade/getTradeProductDetail', [viewer: Viewer | null]> = async (
  db,
  request,
  viewer,
) => {
  const [origin, subject, span] = await Promise.all([
    findCountry(db, request.origin),
    findSubject(db, request),
    readSpan(db),
  ]);
  const { product, hs } = subject;
  const newest = span.last_month?.slice(0, 7) ?? null;
  const months = recentPeriods(span);
  const from = yearOfPeriod(months[0] ?? '9999') - 1;
  const [codes, series, partners, ports, permits, names, tags, { source, updatedAt }] = await Promise.all([
    findCodes(db, hs),
    readYears(db, { hs, partners: [origin?.code ?? ''] }),
    readYears(db, { hs, partners: 'each', from }),
    topPorts(db, { hs, partner: origin?.code ?? '', flows: ['import'] }, months, span, TOP),
    product ? findOfProduct(db, product.name) : [],
    countryNames(db),
    listProductTags(db, product?.name ?? subject.title),
    tradeSource(db),
  ]);
  const ofFlow = (flow: TradeFlow) => seriesOf(series.filter((row) => row.flow === flow));
  const both = { import: ofFlow('import'), export: ofFlow('export') };
  const first = [...both.import.cells.keys(), ...both.export.cells.keys()].filter((key) => key.length === 7).sort()[0];
  const total = newest && first ? monthsBetween(first, newest).length : 0;
  const access = historyAccess(viewer, total);
  const points = (flow: TradeFlow) =>
    newest && first ? pointsOf(both[flow], monthAfter(newest, 1 - (access.preview?.shown ?? total)), newest) : [];
  const shares = (flow: TradeFlow) =>
    sharesOf(
      partners.filter((row) => row.flow === flow),
      months,
      span,
      ({ partner }) => partner,
      (code) => ({ name: names.get(code) ?? code, to: countryLink(code) }),
    ).list.slice(0, TOP);
  const count = (status: string) => permits.filter((row) => row.status === status).length;
  const permit = origin && permits.find((row) => row.origin === origin.code);
  const [outdated = null] = request.hs ? await outdatedOf(db, codes) : [];
  return {
    name: subject.title,
    alias: product?.alias ?? [],
    cate: product?.cate ?? null,
    description: product?.description ?? null,
    site_cate: product?.place_cate ?? null,
    hs_codes: await nodesOf(db, codes),
    path: await nodesOf(db, await findCodes(db, pathOf(hs[0] ?? ''))),
    outdated,
    origin,
    permit: permit ? presentPermit(permit) : null,
    permit_summary: {
      allowed: count('allowed'),
      suspended: count('suspended'),
      conditional: count('conditional'),
    },
    last_year: {
      import: figuresOf(both.import, 'import', months, span),
      export: figuresOf(both.export, 'export', months, span),
    },
    series: {
      unit: both.import.unit ?? both.export.unit,
      import: points('import'),
      export: points('export'),
      mirror: { import: both.import.mirror, export: both.export.mirror },
    },
    top_partners: { import: shares('import'), export: shares('export') },
    top_ports: ports,
    requirements: source ? (product?.requirements ?? []).map((one) => ({ ...one, source })) : [],
    tags,
    access,
    source,
    updated_at: updatedAt,
  };
};

type Subject = { title: string; hs: string[]; product: ProductRow | null };

/** @throws NotFound that names the request and suggests how to search */
const findSubject = async (
  db: Db,
  { name, hs }: { name?: string | undefined; hs?: string | undefined },
): Promise<Subject> => {
  if (hs !== undefined) {
    const [row] = await findCodes(db, [hs]);
    if (!row) throw new NotFound(`没有编码 ${hs}，请在商品目录里查找`);
    const products = await productsOfCode(db, hs);
    const product = hs.length >= 8 ? (products.find((one) => one.hs.includes(hs)) ?? null) : null;
    return { title: row.name, hs: [hs], product };
  }
  const product = await findProduct(db, [name ?? '']);
  if (product) return { title: product.name, hs: product.hs, product };
  const [row] = await searchNames(db, [name ?? ''], 1);
  if (row?.name === name && row) return { title: row.name, hs: [row.code], product: null };
  throw new NotFound(`外贸工具没有收录“${name}”，可以换一个名称，或用 HS 编码查找`);
};
