import type { IconName } from '@bee/ui/content';

const icons: Record<string, IconName> = {
  signin: 'calendar',
  favorite: 'star',
  profile: 'user',
  quote: 'chart',
  comment: 'book',
  firstorder: 'vip',
  gift: 'leaf',
  order: 'report',
  merge: 'group',
};

/** Icon of a ledger entry or a task. */
export const sourceIcon = (source: string): IconName => icons[source] ?? 'coin';
