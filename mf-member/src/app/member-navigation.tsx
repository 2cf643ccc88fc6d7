import { href } from '@bee/platform';
import { Icon, type IconName } from '@bee/ui/content';
import { manifest } from '../manifest.ts';

/** Entries by page id; their titles, and whether a later release brings them, come from the manifest. */
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
  { id: 'user/vip', icon: 'vip' },
];

export const MemberNavigation = ({ current = '' }: { current?: string | undefined }) => (
  <nav className="member-nav bee-no-print" aria-label="会员中心">
    <ul>
      {entries.map(({ id, icon, also }) => {
        const page = pageOf(id);
        const shown = id === current || also?.includes(current);
        return (
          <li key={id}>
            <a href={href(id)} className="member-nav-link" aria-current={shown ? 'page' : undefined}>
              <Icon name={icon} />
              {page?.title}
              {page?.soon ? <small>即将上线</small> : null}
            </a>
          </li>
        );
      })}
    </ul>
  </nav>
);

const pageOf = (id: string): { title: string; soon?: boolean } | undefined =>
  manifest.pages.find((page) => page.id === id);
