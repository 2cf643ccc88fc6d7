/// <reference path="./stylesheet.d.ts" />
/** Entry point `@bee/platform`: what remotes use; README.md has an example of each export. */
export type { ApiCaller, CallOptions } from './api/api-caller.ts';
export { ApiError, NetworkError } from './api/api-error.ts';
export { useApi, useApiMutation, useApiQuery, useInvalidate } from './api/use-api.ts';
export { usePersonalizedQuery } from './api/use-personalized-query.ts';
export { guardEdits, leaveEdits } from './draft/unsaved-edits.ts';
export { useDraft } from './draft/use-draft.ts';
export { downloadFile } from './file/download-file.ts';
export { type UploadOptions, uploadFile } from './file/upload-file.ts';
export { addShortcuts, type Shortcut } from './keys/keyboard-shortcuts.ts';
export { randomId } from './log/random-id.ts';
export {
  articleHref,
  LEAVES_MICROSITE,
  leavesMicrosite,
  type Microsite,
  MicrositeProvider,
  micrositeHref,
  useLeaveTitle,
  useMicrosite,
} from './navigation/microsite.ts';
export { navigate } from './navigation/navigate.ts';
export type { Navigation, PageId, PageLink } from './navigation/page-id.ts';
export { href, hrefOrNull, matchLocation } from './navigation/route-table.ts';
export { useLocationQuery } from './navigation/use-location-query.ts';
export { alert, confirm } from './overlay/dialog.store.ts';
export { openFeedback } from './overlay/feedback-intent.store.ts';
export { toast } from './overlay/toast.store.ts';
export { useOverlayRoot } from './overlay/use-overlay-root.ts';
export { definePage, NotFoundError, notFound, type Page, type PageProps } from './page/define-page.tsx';
export type { PageFallbacks } from './page/page-outlet.tsx';
export { PageRoute } from './page/page-route.tsx';
export { reloadOnce } from './page/reload-once.ts';
export { type LazyComponent, useLazyComponent } from './page/use-lazy-component.ts';
export { usePlatform } from './platform-context.tsx';
export { defineRemote, type RemoteDefinition } from './remote/define-remote.tsx';
export { closeLogin, openLogin } from './session/login-intent.store.ts';
export type { UserInfo } from './session/session.store.ts';
export { useSession } from './session/use-session.ts';
export { defineWidget, type Widget } from './widget/define-widget.tsx';
export { WidgetSlot } from './widget/widget-slot.tsx';
