import type { ManifestInput } from '@bee/contracts/manifest';

export const manifest = {
  name: 'mf-ai',
  title: 'AI 问答',
  owner: '智能组',
  requires: { '@bee/platform': '^1.0.0', '@bee/ui': '^1.0.0' },
  pages: [
    {
      id: 'ai',
      module: 'soon/coming-soon',
      title: 'AI 问答',
      description: '有出处的农业问答',
      paths: [{ pattern: '/home/ai/index' }],
      doors: ['content'],
      soon: true,
    },
    {
      id: 'ai/result',
      module: 'soon/coming-soon',
      title: '问答结果',
      paths: [{ pattern: '/home/ai/result/{chatId}' }],
      doors: ['content'],
      soon: true,
    },
  ],
} satisfies ManifestInput;
