import type { PropsOf } from '@bee/contracts/widget-props';
import { defineWidget, MicrositeProvider } from '@bee/platform';
import type { ArticleData } from '../features/article/article-data.ts';
import { ArticleScreen, articleParts } from '../features/article/article-screen.tsx';
import { loadArticle } from '../features/article/load-article.ts';
import type { widgetProps } from '../widget-props.ts';

/** An article below the heading of a microsite: `<WidgetSlot of="mf-content/article" props={{ id: 'n7', site }} />`. */
export const widget = defineWidget<PropsOf<typeof widgetProps.article>, ArticleData>({
  load: async ({ api, props: { id, site } }) => {
    const [data] = await Promise.all([loadArticle(api, id, { tagId: site.tag.id }), articleParts()]);
    return data;
  },
  component: ({ data, props }) => (
    <MicrositeProvider value={props.site}>
      <ArticleScreen {...data} />
    </MicrositeProvider>
  ),
});
