import { defineQuery } from '@bee/domain/define-query';
import { oneOf, page as pageField } from '@bee/domain/query-fields';
import { definePage, href, useLocationQuery, WidgetSlot } from '@bee/platform';
import { ErrorState, LinkButton, PageHeader } from '@bee/ui/content';
import type { Embeds } from '../../widget-props.ts';
import './encyclopedia.css';

export const encyclopediaQuery = defineQuery({ kind: oneOf(['comment', 'supplement']), p: pageField() });

/** The list is a widget of mf-data-tools; if it fails to load, the page shows a message. */
export const page = definePage({
  head: () => ({ title: '我的百科', robots: 'noindex' }),
  component: () => {
    const [query] = useLocationQuery();
    return (
      <>
        <PageHeader
          title="我的百科"
          lead="您在百科条目下的讨论、回复与补充，按条目排列。"
          actions={<LinkButton href={href('application/baike')}>去看百科条目</LinkButton>}
        />
        <div className="member-encyclopedia">
          <WidgetSlot<Embeds>
            of="mf-data-tools/my-encyclopedia"
            props={encyclopediaQuery.request(encyclopediaQuery.read(query))}
          />
        </div>
        <div className="member-encyclopedia-missing">
          <ErrorState title="我的百科暂时打不开" onRetry={() => window.location.reload()}>
            百科所在的部分没有加载出来，您写的内容都还在；请稍后重试。
          </ErrorState>
        </div>
      </>
    );
  },
});
