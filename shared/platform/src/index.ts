export {
  type ApiCaller,
  type CallOptions,
  createApiCaller,
  type Transport,
  type TransportRequest,
} from './api/api-caller.ts';
export { ApiError, NetworkError } from './api/api-error.ts';
export { axiosTransport } from './api/axios-transport.ts';
export { useApi, useApiMutation, useApiQuery, useForgetAnswers } from './api/use-api.ts';
export { useOwnAnswer } from './api/use-own-answer.ts';
export { useDraft } from './draft/use-draft.ts';
export { type UploadOptions, uploadFile } from './file/upload-file.ts';
export { addKeys, type PageKey, pageKeys } from './keys/keyboard-shortcuts.ts';
export { randomId } from './log/random-id.ts';
export { createLocationStore, type LocationStore, locate, type PageLocation } from './navigation/location.store.ts';
export { navigate, setNavigator } from './navigation/navigate.ts';
export {
  followRoutesOf,
  href,
  hrefOrNull,
  matchLocation,
  type PageMatch,
  remoteAt,
} from './navigation/route-table.ts';
export {
  articleHref,
  LEAVES_SITE,
  leavesSite,
  siteHref,
  type TagSite,
  TagSiteProvider,
  useLeaveTitle,
  useTagSite,
} from './navigation/tag-site.ts';
export { useLocationQuery } from './navigation/use-location-query.ts';
export { alert, confirm, type Dialog, dialogs } from './overlay/dialog.store.ts';
export { closeFeedback, feedbackIntent, openFeedback } from './overlay/feedback-intent.store.ts';
export { type Toast, type ToastType, toast, toasts } from './overlay/toast.store.ts';
export { definePage, NotFoundError, notFound, type Page, type PageProps } from './page/define-page.tsx';
export { createPageSource, type LoadPageModule, loadData } from './page/page-source.ts';
export { PageView, type PageViews } from './page/page-view.tsx';
export { reloadOnce } from './page/reload-once.ts';
export { type Part, usePart } from './page/use-part.ts';
export type { Platform } from './platform.ts';
export { PlatformProvider, usePlatform } from './platform-context.tsx';
export { createQueryClient } from './query-client.ts';
export {
  defineRemote,
  type MountRequest,
  type RemoteDefinition,
  type RemoteLifecycles,
  type ServerRendered,
} from './remote/define-remote.tsx';
export { closeLogin, type LoginIntent, type LoginMode, loginIntent, openLogin } from './session/login-intent.store.ts';
export { newOAuthState, OAUTH_STATE_MS } from './session/oauth-state.ts';
export {
  createSessionStore,
  isVegetableVip,
  isVip,
  type SessionStore,
  type UserInfo,
} from './session/session.store.ts';
export { createSession, type Session } from './session/session.ts';
export { readToken } from './session/token-cookie.ts';
export { useSession } from './session/use-session.ts';
export { defineWidget, type MountedWidget, type Widget } from './widget/define-widget.tsx';
export { WidgetSlot } from './widget/widget-slot.tsx';
