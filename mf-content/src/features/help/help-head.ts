import type { Head } from '@bee/contracts/page';
import { helpGroups } from './help-groups.ts';

export const helpHead = (typed: string): Head => ({
  title: typed ? `${typed} - 帮助中心` : '帮助中心',
  description: '账号登录、会员积分、订单发票、报告政策、价格数据与 AI 问答的常见问题和解答。',
  ...(typed && { robots: 'noindex' as const }),
  jsonLd: {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'zh-CN',
    mainEntity: helpGroups.flatMap(({ questions }) =>
      questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join('\n') },
      })),
    ),
  },
});
