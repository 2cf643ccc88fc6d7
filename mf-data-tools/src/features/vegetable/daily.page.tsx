import { definePage } from '@bee/platform';
import { PageSkeleton } from '@bee/ui/content';
import { loadNotes, type NotesData } from './daily/daily-data.ts';
import { dailyQuery } from './daily/daily-query.ts';
import { NotesScreen } from './daily/notes-screen.tsx';
import { loadSheet, type SheetData } from './daily/sheet-data.ts';
import { SheetScreen, sheetTitle } from './daily/sheet-screen.tsx';
import './daily/daily.css';
import '../../layout/page.css';

export const page = definePage<NotesData | SheetData>({
  // The visible days depend on the user.
  personal: true,
  load: ({ api, query }) => {
    const wanted = dailyQuery.read(query);
    return wanted.view === 'sheet' ? loadSheet(api, wanted) : loadNotes(api, wanted);
  },
  head: (data) => {
    if (data.view === 'sheet') return { title: sheetTitle(data), robots: 'noindex' };
    return {
      title: data.note?.title ?? '每日价格监测',
      description: data.note?.summary ?? '全国批发市场每日行情简报、涨跌榜与可打印的行情单',
    };
  },
  component: ({ data, query }) => {
    const wanted = dailyQuery.read(query);
    return data.view === 'sheet' ? (
      <SheetScreen data={data} query={wanted} />
    ) : (
      <NotesScreen data={data} query={wanted} />
    );
  },
  skeleton: () => <PageSkeleton className="tools-stack" width="60%" heights={[88, 360, 420]} />,
});
