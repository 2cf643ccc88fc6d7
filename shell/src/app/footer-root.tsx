import type { PageComposition } from '@bee/contracts/page';
import { href } from '@bee/platform';
import { Footer, type FooterProps } from '../frame/footer.tsx';
import type { NavigationNode } from '../frame/navigation-node.ts';
import { headerLinks } from './header-links.ts';
import { navigationTree } from './navigation-tree.ts';
import { siteInfoOf } from './site-info.ts';

/** In demonstrations: where an operator's own notices are shown. */
const SAMPLE_FILINGS = [
  { title: '京ICP备00000000号-1（示例）', href: 'https://beian.miit.gov.cn/' },
  { title: '增值电信业务经营许可证 京B2-00000000（示例）' },
];

type FooterRootProps = Pick<FooterProps, 'follow' | 'service'> & { composition: PageComposition };

/** The footer with the operator's facts and the pages of the navigation. */
export function FooterRoot({ composition, follow, service }: FooterRootProps) {
  const { company, contacts, filings, note, data_cloud_url: cloud } = siteInfoOf(composition);
  const terms = (id: string) => ({ href: href('article/detail', { id }), newTab: true });
  return (
    <Footer
      {...{ company, contacts, note, follow, service }}
      filings={note && filings.length === 0 ? SAMPLE_FILINGS : filings}
      columns={navigationTree(composition, null).flatMap(columnOf)}
      services={[
        { title: '帮助中心', href: href('fqa') },
        ...headerLinks(cloud),
        { title: 'VIP会员', href: href('user/vip') },
        { title: '开放接口', href: href('open_api') },
        { title: '用户协议', ...terms('user_terms') },
        { title: '隐私政策', ...terms('privacy') },
        { title: '知识产权声明', ...terms('property_statement') },
      ]}
    />
  );
}

/** A group of the navigation with its pages; a single page is no column. */
const columnOf = ({ title, children }: NavigationNode): FooterProps['columns'] =>
  children.length > 0 ? [{ title, links: children.flatMap(pagesOf) }] : [];

const pagesOf = (node: NavigationNode): NavigationNode[] =>
  node.children.length > 0 ? node.children.flatMap(pagesOf) : [node];
