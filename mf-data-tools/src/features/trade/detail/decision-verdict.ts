import type { Permit } from '@bee/contracts/resource/trade';
import type { TradeDetail } from './detail-query.ts';

export type Verdict = { tone: 'good' | 'care' | 'bad' | 'open'; text: string };

/** Answers "may it be imported", as far as the access list does. */
export const verdictOf = ({ origin, permit, permit_summary, name }: TradeDetail): Verdict => {
  const { allowed, suspended, conditional } = permit_summary;
  if (!origin) {
    if (allowed + suspended + conditional === 0)
      return { tone: 'open', text: `准入名录没有收录${name}，请以海关总署公布为准` };
    return {
      tone: 'open',
      text: `${allowed + conditional} 个国家（地区）可以输华${suspended > 0 ? `，${suspended} 个暂停` : ''}`,
    };
  }
  if (!permit) {
    if (allowed + suspended + conditional === 0)
      return { tone: 'open', text: `准入名录没有收录${name}，请以海关总署公布为准` };
    return { tone: 'bad', text: `${origin.name}不在${name}的准入名录中` };
  }
  return verdicts[permit.status](permit);
};

const verdicts: Record<Permit['status'], (permit: Permit) => Verdict> = {
  allowed: ({ since }) => ({ tone: 'good', text: `可以进口${since ? `，${since} 起准入` : ''}，须符合下列要求` }),
  conditional: ({ since }) => ({ tone: 'care', text: `有条件可以进口${since ? `，${since} 起` : ''}，见下列条件` }),
  suspended: ({ suspended_at }) => ({ tone: 'bad', text: `目前暂停进口${suspended_at ? `，${suspended_at} 起` : ''}` }),
  none: () => ({ tone: 'bad', text: '没有获得准入，不能进口' }),
};
