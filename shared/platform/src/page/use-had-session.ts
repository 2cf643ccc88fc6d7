import { useState } from 'react';
import type { SessionState } from '../session/session.store.ts';

/** Whether the reader of this page had a session at some time: losing it is another thing than coming without one. */
export const useHadSession = (pageId: string | undefined, status: SessionState['status']): boolean => {
  const has = status !== 'visitor';
  const [seen, setSeen] = useState({ pageId, had: has });
  const had = has || (seen.pageId === pageId && seen.had);
  if (seen.pageId !== pageId || seen.had !== had) setSeen({ pageId, had });
  return had;
};
