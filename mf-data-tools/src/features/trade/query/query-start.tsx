import { Empty, LinkButton, Section } from '@bee/ui/content';
import { type QueryScreen, readTradeQuery, tradeHref } from './trade-query.ts';

const EXAMPLES: { title: string; query: Record<string, string> }[] = [
  { title: '鲜榴莲：泰国、越南逐月进口', query: { hs: '08106000', geo: 'TH~VN', row: 'partner' } },
  { title: '大豆：各国逐年进口', query: { hs: '1201', freq: 'Y', row: 'partner' } },
  { title: '鲜或干水果：进口与出口', query: { hs: '08', flow: 'import~export', row: 'flow' } },
];

/** Before the first query: what can be queried. */
export function QueryStart({ screen }: { screen: QueryScreen }) {
  return (
    <Section>
      <Empty
        title="先选择商品编码"
        action={EXAMPLES.map(({ title, query }) => (
          <LinkButton key={title} href={tradeHref(screen, readTradeQuery(query))}>
            {title}
          </LinkButton>
        ))}
      >
        在上方输入商品名或 HS 编码，再选伙伴、时期和口岸；条件都记在网址里，可以收藏和分享。
      </Empty>
    </Section>
  );
}
