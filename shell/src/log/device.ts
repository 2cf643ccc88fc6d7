type Hints = { mobile?: boolean };

const agent = () => navigator.userAgent;

/** Device and browser as JSON. Apart from the sizes, the server knows all of it from the request. */
export const browserInfo = (): string =>
  JSON.stringify({
    ...browserName(agent()),
    userAgent: agent(),
    language: navigator.language,
    screen: `${window.screen.width}x${window.screen.height}`,
    window: `${window.innerWidth}x${window.innerHeight}`,
    pixelRatio: window.devicePixelRatio,
  });

export const isMobileDevice = (): boolean =>
  (navigator as { userAgentData?: Hints }).userAgentData?.mobile ?? /Mobi|Android|iPhone|iPod/.test(agent());

export const systemName = (): string => systemOf(agent());

const BROWSERS: [name: string, pattern: RegExp][] = [
  ['WeChat', /MicroMessenger\/([\d.]+)/],
  ['QQ', /QQBrowser\/([\d.]+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/([\d.]+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/([\d.]+)/],
  ['Chrome', /(?:Chrome|CriOS)\/([\d.]+)/],
  ['Safari', /Version\/([\d.]+).*Safari/],
];

const browserName = (text: string): { name: string; version: string } => {
  for (const [name, pattern] of BROWSERS) {
    const version = pattern.exec(text)?.[1];
    if (version) return { name, version };
  }
  return { name: 'unknown', version: '' };
};

const SYSTEMS: [name: string, pattern: RegExp][] = [
  ['HarmonyOS', /(?:HarmonyOS|OpenHarmony)[ /]?([\d.]*)/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['iOS', /(?:iPhone OS|CPU OS) ([\d_]+)/],
  ['Android', /Android ?([\d.]*)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['ChromeOS', /CrOS \S+ ([\d.]+)/],
  ['Linux', /Linux()/],
];
/** Windows 11 reports NT 10.0 as well. */
const WINDOWS: Record<string, string> = { '10.0': '10', '6.3': '8.1', '6.2': '8', '6.1': '7' };

/** Name and version of the system, as far as the browser reveals them: `Windows 10`, `iOS 17.2`, `Linux`. */
export const systemOf = (text: string): string => {
  for (const [name, pattern] of SYSTEMS) {
    const found = pattern.exec(text)?.[1]?.replaceAll('_', '.');
    if (found === undefined) continue;
    const version = name === 'Windows' ? (WINDOWS[found] ?? found) : found;
    return version ? `${name} ${version}` : name;
  }
  return 'unknown';
};
