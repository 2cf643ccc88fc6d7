import { clientId, type LocationStore, type SessionStore, stageId } from '@bee/platform';

const LOG_ADDRESS = '/api/base/actionLog';
const LOG_HEADER = { 'x-bee-log': 'page-view' };

/** page_view_enter on entering a page; page_view_tp with the dwell time when the tab becomes hidden. */
export const startPageViews = (location: LocationStore, session: SessionStore) => {
  let enteredAt = 0;
  const send = (actionId: 'page_view_enter' | 'page_view_tp', dwell: number) => {
    const { match } = location.getState();
    post({
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
    });
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
    if (now.pathname !== before.pathname) enter();
  });
  document.addEventListener('visibilitychange', () => (document.hidden ? leave() : enter()));
};

/**
 * Outlives the page that it is sent from, and does not bring the API client to somebody who only reads. Nothing of the
 * page depends on whether it arrives.
 */
const post = (record: object) =>
  void fetch(LOG_ADDRESS, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...LOG_HEADER },
    body: JSON.stringify(record),
  })
    .then((answer) => answer.text())
    .catch(() => undefined);

const systemName = (): string => {
  const found = /(Windows NT [\d.]+|Mac OS X [\d_.]+|Android [\d.]+|iPhone OS [\d_]+|Linux)/.exec(navigator.userAgent);
  return found?.[1]?.replaceAll('_', '.') ?? 'unknown';
};
