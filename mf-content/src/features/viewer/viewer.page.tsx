import { definePage, notFound } from '@bee/platform';
import { SkeletonRows } from '@bee/ui/content';
import { loadViewer, type ViewerData } from './viewer-data.ts';
import { publicationOf, ViewerScreen } from './viewer-screen.tsx';

export const page = definePage<ViewerData>({
  load: async ({ api, params, signal }) => {
    const { fid } = params;
    if (!fid || fid.length > 64) throw notFound();
    return loadViewer(api, fid, signal);
  },
  head: ({ document: { title, name, origin, pages } }) => ({
    ...sectionOf(origin),
    title: `${title} 原文阅读`,
    description: `${origin.source_name ?? '农小蜂'}：《${title}》原文${pages ? `，共 ${pages} 页` : ''}，可检索、缩放、按目录跳页。${name}`,
    ...(origin.kind === 'own' && { robots: 'noindex' }),
  }),
  component: ({ data }) => <ViewerScreen {...data} />,
  skeleton: () => <SkeletonRows rows={8} height={80} />,
  personal: true,
});

const sectionOf = (origin: ViewerData['document']['origin']) => {
  const list = publicationOf(origin)?.list;
  return list && { section: list.href };
};
