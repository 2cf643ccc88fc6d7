import { href } from '@bee/platform';
import { Icon, type IconName, useCurrentInView } from '@bee/ui/content';
import { useRef } from 'react';
import { manifest } from '../manifest.ts';
import './member.css';

/** Entries by page id; their titles come from the manifest. */
const entries: { id: string; icon: IconName; also?: string[] }[] = [
  { id: 'user/profile', icon: 'user' },
  { id: 'user/favorite', icon: 'star' },
  {
    id: 'user/order/list',
    icon: 'report',
    also: ['user/order/detail', 'user/order/submit_form', 'user/order/payment'],
  },
  { id: 'user/order/invoice_list', icon: 'standard', also: ['user/order/invoice_form'] },
  { id: 'user/score', icon: 'coin' },
  { id: 'user/score_record', icon: 'table' },
  { id: 'user/baike', icon: 'book' },
  { id: 'user/api_keys', icon: 'cloud', also: ['open_api'] },
  { id: 'user/vip', icon: 'vip' },
];

export function MemberNavigation({ current = '' }: { current?: string | undefined }) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInView(list, current);
  return (
    <nav className="member-nav bee-no-print" aria-label="会员中心">
      <ul ref={list}>
        {entries.map(({ id, icon, also }) => {
          const shown = id === current || also?.includes(current);
          return (
            <li key={id}>
              <a href={href(id)} className="member-nav-link" aria-current={shown ? 'page' : undefined}>
                <Icon name={icon} />
                {titleOf(id)}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

const titleOf = (id: string) => manifest.pages.find((page) => page.id === id)?.title;
