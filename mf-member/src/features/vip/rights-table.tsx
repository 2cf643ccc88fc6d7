import { dailyQuestions } from '@bee/domain/ai-rights';
import { formatNumber } from '@bee/domain/format';
import { type OpenApiRight, openApiRights } from '@bee/domain/open-api-rights';
import { daysInWords, type PriceTier, priceRights } from '@bee/domain/price-rights';
import { READING_PAGES } from '@bee/domain/reading-rights';
import { supplyLimits } from '@bee/domain/supply';
import { tableRights } from '@bee/domain/table-rights';
import { tradeRights } from '@bee/domain/trade-rights';
import { type Column, DataTable, Section } from '@bee/ui/content';

/** Rights of each tier, from the tables that the server enforces. */
export function RightsTable() {
  return (
    <Section title="权益对比" note="实际权限以此表为准" flush>
      <DataTable
        caption="访客、会员、VIP 与蔬菜 VIP 的权益对比"
        hideCaption
        columns={columns}
        rows={rights}
        rowKey={({ title }) => title}
      />
    </Section>
  );
}

type Right = { title: string; of: Record<PriceTier, string> };

/** Merges tiers for tools where 蔬菜 VIP counts as a member. */
const asMember = ({ visitor, member, vip }: Record<'visitor' | 'member' | 'vip', string>): Right['of'] => ({
  visitor,
  member,
  vip,
  veg_vip: member,
});

const ofPrices = (say: (right: (typeof priceRights)[PriceTier]) => string): Right['of'] => ({
  visitor: say(priceRights.visitor),
  member: say(priceRights.member),
  vip: say(priceRights.vip),
  veg_vip: say(priceRights.veg_vip),
});

const rows = (count: number | null) => (count === null ? '全部' : `${formatNumber(count)} 行`);
const files = ({ exports, exportRows }: { exports: number; exportRows: number }) =>
  exports === 0 ? '不可导出' : `每天 ${exports} 份，每份 ${formatNumber(exportRows)} 行`;
const calls = ({ requestsPerDay, rowsPerRequest }: OpenApiRight) =>
  `每天 ${formatNumber(requestsPerDay)} 次，每次 ${formatNumber(rowsPerRequest)} 行`;
const alerts = (count: number) => (count === 0 ? '无' : `${count} 条`);

const { visitor, member, vip } = tableRights;

const rights: Right[] = [
  {
    title: '研报原文',
    of: asMember({
      visitor: `前 ${READING_PAGES.visitor} 页`,
      member: `免费报告全文，其他前 ${READING_PAGES.member} 页`,
      vip: '全部报告全文',
    }),
  },
  { title: '价格历史', of: { ...ofPrices(({ days }) => daysInWords(days)), veg_vip: '蔬菜全部历史' } },
  { title: '每图市场', of: ofPrices(({ markets }) => `${markets} 个`) },
  { title: '市场周报', of: ofPrices(({ reports }) => (reports ? '全文' : '摘要')) },
  {
    title: '产业数据表',
    of: asMember({ visitor: rows(visitor.rows), member: rows(member.rows), vip: rows(vip.rows) }),
  },
  { title: '产业数据导出', of: asMember({ visitor: files(visitor), member: files(member), vip: files(vip) }) },
  {
    title: '贸易数据导出',
    of: asMember({
      visitor: files(tradeRights.visitor),
      member: files(tradeRights.member),
      vip: files(tradeRights.vip),
    }),
  },
  {
    title: '蔬菜行情导出',
    of: ofPrices(({ exports }) => (exports === 0 ? '不可导出' : `每天 ${exports} 份`)),
  },
  {
    title: '开放接口',
    of: {
      visitor: '不可使用',
      member: calls(openApiRights.member),
      vip: calls(openApiRights.vip),
      veg_vip: calls(openApiRights.veg_vip),
    },
  },
  {
    title: 'AI 问答',
    of: {
      visitor: `每天 ${dailyQuestions.visitor} 次`,
      member: `每天 ${dailyQuestions.member} 次`,
      vip: `每天 ${dailyQuestions.vip} 次`,
      veg_vip: `每天 ${dailyQuestions.veg_vip} 次`,
    },
  },
  { title: '价格预警', of: ofPrices((right) => alerts(right.alerts)) },
  {
    title: '供求联系电话',
    of: asMember({
      visitor: '不显示',
      member: `每天查看 ${supplyLimits.revealsPerDay} 个`,
      vip: `每天查看 ${supplyLimits.revealsPerDayVip} 个`,
    }),
  },
];

const column = (tier: PriceTier, title: string): Column<Right> => ({
  key: tier,
  title,
  width: 104,
  cell: ({ of }) => (tier === 'vip' ? <strong>{of[tier]}</strong> : of[tier]),
});

const columns: Column<Right>[] = [
  { key: 'right', title: '权益', width: 112, cell: ({ title }) => title },
  column('visitor', '访客'),
  column('member', '会员'),
  column('vip', 'VIP'),
  column('veg_vip', '蔬菜 VIP'),
];
