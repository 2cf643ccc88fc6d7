import { daysInWords, type PriceRight, type PriceTier, priceRights, priceTiers } from '@bee/domain/price-rights';
import { type Column, DataTable } from '@bee/ui/content';

/** The benefits of each tier, from the table that the server enforces. */
export function BenefitTable() {
  return (
    <DataTable
      caption="免费、VIP 与蔬菜 VIP 的行情权益对比"
      hideCaption
      columns={columns}
      rows={benefits}
      rowKey={({ title }) => title}
    />
  );
}

type Benefit = { title: string; of(right: PriceRight): string };

const benefits: Benefit[] = [
  { title: '历史行情', of: ({ days }) => daysInWords(days) },
  { title: '每图市场', of: ({ markets }) => `${markets} 个` },
  { title: '市场周报', of: ({ reports }) => (reports ? '全文' : '摘要') },
  { title: '每日导出', of: ({ exports }) => `${exports} 次` },
  { title: '价格预警', of: ({ alerts }) => `${alerts} 条` },
];

const titles: Record<PriceTier, string> = {
  visitor: '未登录',
  member: '免费会员',
  vip: 'VIP',
  veg_vip: '蔬菜 VIP',
};

const columns: Column<Benefit>[] = [
  { key: 'benefit', title: '权益', width: 88, cell: ({ title }) => title },
  ...priceTiers.map(
    (tier): Column<Benefit> => ({
      key: tier,
      title: titles[tier],
      cell: (benefit) =>
        tier === 'veg_vip' ? <strong>{benefit.of(priceRights[tier])}</strong> : benefit.of(priceRights[tier]),
    }),
  ),
];
