import { type ApiCaller, clientId, type LocationStore, type SessionStore, stageId } from '@bee/platform';

/** page_view_enter on entering a page; page_view_tp with the dwell time when the tab becomes hidden. */
export const startPageViews = (api: ApiCaller, location: LocationStore, session: SessionStore) => {
  let enteredAt = 0;
  const send = (actionId: 'page_view_enter' | 'page_view_tp', dwell: number) => {
    const { match } = location.getState();
    const record = {
      actionId,
      browser: JSON.stringify({
        userAgent: navigator.userAgent,
        language: navigator.language,
        width: window.innerWidth,
      }),
      clientId: clientId(),
      currentPageUrl: window.location.href,
      mobileTerminal: window.matchMedia('(max-width: 767px)').matches,
      pageTp: dwell,
      params: JSON.stringify(match?.params ?? {}),
      sourceLocation: document.referrer,
      sourceModel: match?.remote ?? '',
      sourcePage: match?.page.id ?? '',
      stage: stageId(),
      system: systemName(),
      triggerTime: new Date().toISOString(),
      type: 'pc',
      userId: session.getState().user?.uid ?? '0',
    };
    void api('base/actionLog', record, { raw: true }).catch(() => undefined);
  };
  const enter = () => {
    enteredAt = Date.now();
    send('page_view_enter', 0);
  };
  const leave = () => {
    const dwell = Date.now() - enteredAt;
    if (dwell > 0) send('page_view_tp', dwell);
    enteredAt = Date.now();
  };
  enter();
  location.subscribe((now, before) => {
    if (now.pathname === before.pathname) return;
    enter();
  });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : enter()));
};

const systemName = (): string => {
  const found = /(Windows NT [\d.]+|Mac OS X [\d_.]+|Android [\d.]+|iPhone OS [\d_]+|Linux)/.exec(navigator.userAgent);
  return found?.[1]?.replaceAll('_', '.') ?? 'unknown';
};
