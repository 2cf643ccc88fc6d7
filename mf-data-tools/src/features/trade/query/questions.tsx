import { href, useLocationQuery } from '@bee/platform';
import { linkChoices } from '@bee/ui/content';
import { Choices } from '@bee/ui/data';
import type { QueryScreen } from './trade-query.ts';
import '../trade.css';

type Question = { title: string; query: Record<string, string> };

/** Queries with an answer worth reading; the first is what the screen opens with. */
const QUESTIONS: Record<QueryScreen, readonly Question[]> = {
  'application/trade/data-detail': [
    { title: '农产品从哪里进口', query: {} },
    { title: '出口到哪里', query: { flow: 'export' } },
    { title: '榴莲：泰国与越南的量价', query: { hs: '08106000', geo: 'TH~VN', row: 'partner', m: 'qty~unit_price' } },
    { title: '大豆：各国逐年份额', query: { hs: '1201', freq: 'Y', row: 'partner', m: 'value_usd~share' } },
    { title: '水果从哪些口岸进来', query: { hs: '08', row: 'port' } },
  ],
  'application/trade/data-analysis': [
    { title: '进口比去年增减，来自谁', query: {} },
    { title: '榴莲：谁的份额在变', query: { hs: '08106000', row: 'partner', chart: 'share' } },
    { title: '大豆：各国逐月进口', query: { hs: '1201', row: 'partner' } },
    { title: '水果进口由什么构成', query: { hs: '08', chart: 'tree' } },
    { title: '榴莲从哪个口岸进来', query: { hs: '08106000', chart: 'flow' } },
  ],
};

export function Questions({ screen }: { screen: QueryScreen }) {
  const [query] = useLocationQuery();
  const asked = new URLSearchParams(query).toString();
  const textOf = (one: Question['query']) => new URLSearchParams(one).toString();
  return (
    <div className="tools-trade-choices bee-no-print">
      <Choices
        label="常见问题"
        choices={linkChoices(
          QUESTIONS[screen].map(({ title, query: own }) => ({ value: textOf(own), title })),
          asked,
          (own) => href(screen, Object.fromEntries(new URLSearchParams(own))),
        )}
      />
    </div>
  );
}
