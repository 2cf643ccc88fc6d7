/**
 * Business constants of the product: sizes in px, times in ms unless the name says otherwise. Style sheets cannot
 * import them; shell/e2e/constants.spec.ts checks the rendered styles against them.
 */
export const toastDefaults = { durationMs: 3000, topPercent: 10, minWidthPx: 300 } as const;

export const progressBar = { throttleMs: 200, durationMs: 5000 } as const;

/** Minimum time that a loading indicator stays visible; data is never delayed. */
export const LEAST_SHOWN_MS = 200;

/** Connection types without prefetching. Prefetching is also off when offline or with data saver. */
export const SLOW_CONNECTIONS: readonly string[] = ['slow-2g', '2g'];

export const CHUNK_RELOAD_MS = 60_000;

/** Length of client and session ids. */
export const ID_LENGTH = 32;

export const fileSize = { units: ['B', 'KB', 'MB', 'GB'], decimals: 2 } as const;

/** Smaller numbers get a leading zero. */
export const PADDED_BELOW = 10;

export const layout = {
  headerPx: 80,
  headerInnerPx: 1560,
  headerSearchPx: 350,
  sidebarPx: 280,
  contentPx: 1280,
  /** Minimum width at which header, navigation and content fit side by side at full width. */
  fullPx: 1560,
  formPx: 460,
  loginModalPx: 480,
  userPanelPx: 410,
} as const;

export const dialogLabels = { title: '提示', confirm: '确定', cancel: '取消' } as const;

export const inputDefaults = { step: 100, min: 0, max: 100, placeholder: '请输入' } as const;

export const controls = {
  heightPx: { mini: 32, small: 44, medium: 52 },
  formLabel: { widthPx: 80, position: 'left', align: 'right' },
  tag: { color: 'rgb(20, 122, 66)', background: 'rgb(230, 244, 234)' },
} as const;

export const SEARCH_PLACEHOLDER = '搜索研报、政策、行业观察、产业数据';

export const scrolling = { throttleMs: 50, shadowFromPx: 50, homeSearchFromPx: 50, topFromPx: 100 } as const;

export const login = {
  smsResendSeconds: 60,
  pollMs: 2000,
  rememberSeconds: 604_800,
  /** Delay between the success message and accepting the token. */
  delayMs: 1000,
  reloadDelayMs: 1000,
  qqPopup: { width: 800, height: 600 },
  /** Height of the bind view while there is no token cookie. */
  bindHeightPx: 550,
} as const;

export const membership = { medalLevels: 4, vipBenefits: 8 } as const;
