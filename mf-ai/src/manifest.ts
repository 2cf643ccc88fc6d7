import type { ManifestSource } from '@bee/contracts/manifest';
import type { Navigation } from '@bee/platform';

const navigation: Navigation[] = [
  { title: 'AI 问答', icon: 'ai', order: 50, to: { page: 'ai' }, current: ['ai/result'] },
];

export const manifest = {
  name: 'mf-ai',
  title: 'AI 问答',
  owner: '智能组',
  navigation,
  pages: [
    {
      id: 'ai',
      module: 'ask/ask',
      title: 'AI 问答',
      description: '用一句话提问，答案取自平台数据，逐条注明出处',
      paths: [{ pattern: '/home/ai/index' }],
      query: ['q', 'mode', 'about', 'title'],
      sitemap: 'self',
    },
    {
      id: 'ai/result',
      module: 'result/result',
      title: '问答结果',
      paths: [{ pattern: '/home/ai/result/{chatId}' }],
      start: { chatId: 'new' },
      render: 'client',
      names: 'chat',
      query: ['q', 'mode', 'about', 'title', 'share'],
    },
  ],
} satisfies ManifestSource;
