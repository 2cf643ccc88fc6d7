/**
 * Entry point `@bee/platform/host`: what the shell needs to run remotes. A remote must not import it, so it may change
 * with the shell's release alone.
 */
export { createApiCaller, type Transport, type TransportRequest } from './api/api-caller.ts';
export { axiosTransport } from './api/axios-transport.ts';
export { connectCalls } from './api/call-session.ts';
export { keyboardShortcuts } from './keys/keyboard-shortcuts.ts';
export { createLocationStore, type LocationStore, locate, type PageLocation } from './navigation/location.store.ts';
export { setNavigator } from './navigation/navigate.ts';
export { type PageMatch, remoteAt, setRouteTable } from './navigation/route-table.ts';
export { type Dialog, dialogs } from './overlay/dialog.store.ts';
export { closeFeedback, feedbackIntent } from './overlay/feedback-intent.store.ts';
export { type Toast, type ToastType, toasts } from './overlay/toast.store.ts';
export { PageOutlet } from './page/page-outlet.tsx';
export { createPageSource, type LoadPageModule, loadData } from './page/page-source.ts';
export type { Platform } from './platform.ts';
export { PlatformProvider } from './platform-context.tsx';
export { createQueryClient } from './query-client.ts';
export type { MountRequest, RemoteLifecycles, ServerRendered } from './remote/define-remote.tsx';
export { type LoginIntent, type LoginMode, loginIntent } from './session/login-intent.store.ts';
export { newOAuthState, OAUTH_STATE_MS } from './session/oauth-state.ts';
export { createSessionStore, type SessionStore } from './session/session.store.ts';
export { createSession, type Session } from './session/session.ts';
export { readToken } from './session/token-cookie.ts';
export type { MountedWidget } from './widget/define-widget.tsx';
