import { PageHeader, type PageHeaderProps, SampleBadge, Tabs, type TabsProps } from '@bee/ui/content';
import type { ReactNode } from 'react';

type ListHeaderProps = Pick<PageHeaderProps, 'title' | 'breadcrumb'> & {
  /** Day of the figures. */
  day?: string | null;
  /** Extent of the figures. */
  facts: ReactNode;
  sample: boolean;
  tabs: TabsProps;
};

/** Title, day and extent of a list of prices, and its kinds. */
export function ListHeader({ title, breadcrumb, day, facts, sample, tabs }: ListHeaderProps) {
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        meta={
          <>
            {day ? (
              <span>
                数据日期 <time dateTime={day}>{day}</time>
              </span>
            ) : null}
            {facts}
            <SampleBadge sample={sample} />
          </>
        }
      />
      <Tabs {...tabs} />
    </>
  );
}
