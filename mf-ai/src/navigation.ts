import type { NavigationEntry } from '@bee/contracts/manifest';

export const navigation: NavigationEntry[] = [
  { title: 'AI 问答', icon: 'ai', order: 50, to: { page: 'ai' }, current: ['ai/result'] },
];
