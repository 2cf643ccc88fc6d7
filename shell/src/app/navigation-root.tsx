import { usePlatform } from '@bee/platform';
import { useStore } from 'zustand';
import { Navigation } from '../frame/navigation.tsx';
import { headerLinks } from './header-links.ts';
import { navigationTree } from './navigation-tree.ts';

export const NavigationRoot = () => {
  const { composition, location } = usePlatform();
  const { match, pathname } = useStore(location);
  if (match?.page.layout === 'bare') return null;
  return <Navigation nodes={navigationTree(composition, match)} path={pathname} links={headerLinks()} />;
};
