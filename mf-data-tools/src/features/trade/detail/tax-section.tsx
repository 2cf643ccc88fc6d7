import type { DataFor } from '@bee/contracts/operations';
import type { ProductPrice } from '@bee/contracts/resource/product';
import type { Tariff } from '@bee/contracts/resource/trade';
import { Empty, KeyValueList, linkChoices, Section } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import { DutyCalculator } from '../duty/duty-calculator.tsx';
import { TariffTable } from '../duty/tariff-table.tsx';
import type { Landed } from '../landed/landed-of.ts';
import { LandedSection } from '../landed/landed-section.tsx';
import { OutdatedCodes } from '../search/outdated-codes.tsx';
import { chosenCode, type DetailQuery, detailHref, type TradeDetail } from './detail-query.ts';
import { OriginPicker } from './origin-picker.tsx';
import { SourceLine } from './source-line.tsx';

type TaxSectionProps = {
  detail: TradeDetail;
  taxes: DataFor<'trade/getTaxRate'>;
  origins: DataFor<'trade/getOriginList'>;
  countries: { code: string; name: string }[];
  landed: Landed | string;
  wholesale: ProductPrice | null;
  query: DetailQuery;
};

/** The tariff of a code: the requested one (ten digits), or the first. */
export const chosenTariff = ({ list }: DataFor<'trade/getTaxRate'>, { hs }: Pick<DetailQuery, 'hs'>): Tariff | null =>
  list.find((one) => one.hs === hs) ?? list[0] ?? null;

/** All rates of the code with their basis, and a cost calculation. */
export function TaxSection({ detail, taxes, origins, countries, landed, wholesale, query }: TaxSectionProps) {
  const tariff = chosenTariff(taxes, query);
  const code = chosenCode(detail, query);
  return (
    <>
      {detail.hs_codes.length > 1 ? (
        <Choices
          label="HS 编码"
          choices={linkChoices(
            detail.hs_codes.map((one) => ({ value: one.code, title: `${one.code} ${one.name}` })),
            code,
            (code) => detailHref(query, { hs: code }),
          )}
        />
      ) : null}
      {taxes.list.length > 1 ? (
        <Choices
          label="本国子目"
          choices={linkChoices(
            taxes.list.map(({ hs, name }) => ({ value: hs, title: `${hs} ${name}` })),
            tariff?.hs,
            (hs) => detailHref(query, { hs }),
          )}
        />
      ) : null}
      {taxes.outdated ? <OutdatedCodes codes={[taxes.outdated]} hrefOf={(hs) => detailHref(query, { hs })} /> : null}
      {tariff ? (
        <>
          <LandedSection detail={detail} landed={landed} wholesale={wholesale} />
          <DutyCalculator
            key={tariff.hs}
            tariff={tariff}
            origin={detail.origin?.name ?? null}
            picker={<OriginPicker origins={origins} query={query} label="计算税费的原产地" />}
            values={query}
          />
          <Section title={`${tariff.hs} 全部税率`} note={`${tariff.year} 年税则，${tariff.name}`} flush>
            <TariffTable tariff={tariff} countries={countries} />
          </Section>
          <Section title="其他税费">
            <KeyValueList
              items={[
                { label: '进口增值税', value: tariff.vat_pct, unit: '%' },
                { label: '进口消费税', value: tariff.consumption_pct, unit: '%' },
                { label: '出口退税', value: tariff.export_rebate_pct, unit: '%' },
              ]}
              columns={3}
            />
            <SourceLine source={tariff.source} />
          </Section>
        </>
      ) : (
        <Section title="税率">
          <Empty title="没有税率记录">
            {code ? `编码 ${code} 没有税率记录，换一个编码试试。` : '本商品没有对应的 HS 编码。'}
          </Empty>
        </Section>
      )}
    </>
  );
}
