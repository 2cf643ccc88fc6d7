import { href, usePlatform } from '@bee/platform';
import { useStore } from 'zustand';
import { Navigation } from '../frame/navigation.tsx';
import { pageLayout } from '../outlet/page-layout.ts';
import { headerLinks } from './header-links.ts';
import { navigationTree } from './navigation-tree.ts';
import { siteInfoOf } from './site-info.ts';

export function NavigationRoot() {
  const { composition, location } = usePlatform();
  const { match, pathname, section } = useStore(location);
  if (pageLayout(composition, match) === 'bare') return null;
  const links = [
    ...headerLinks(siteInfoOf(composition).data_cloud_url),
    { title: 'VIP会员', href: href('user/vip'), phoneOnly: true },
  ];
  return <Navigation nodes={navigationTree(composition, match, section)} path={pathname} links={links} />;
}
