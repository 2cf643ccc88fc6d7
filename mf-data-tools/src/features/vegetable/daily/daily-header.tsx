import { href } from '@bee/platform';
import { PageHeader, Tabs } from '@bee/ui/content';
import type { ReactNode } from 'react';
import { trail } from '../../../lib/trail.ts';
import { type DailyQuery, dailyHref } from './daily-query.ts';

type DailyHeaderProps = { title: string; query: DailyQuery; meta: ReactNode; actions?: ReactNode };

export function DailyHeader({ title, query, meta, actions }: DailyHeaderProps) {
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={trail(
          { title: '蔬菜价格', href: href('application/vegetable/list', { view: 'index' }) },
          '每日价格监测',
        )}
        meta={meta}
        actions={actions}
      />
      <div className="bee-no-print">
        <Tabs
          label="每日价格监测"
          current={query.view}
          items={[
            { key: 'notes', title: '每日简报', href: dailyHref({ date: query.date }) },
            {
              key: 'sheet',
              title: '行情单',
              href: dailyHref({ view: 'sheet', date: query.date, market: query.market }),
            },
          ]}
        />
      </div>
    </>
  );
}
