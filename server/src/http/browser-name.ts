/** Order matters: the user agent of most browsers also contains names listed further down. */
const BROWSERS: [RegExp, string][] = [
  [/MicroMessenger/, '微信'],
  [/\bQQ\//, 'QQ'],
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/HuaweiBrowser/, '华为浏览器'],
  [/MiuiBrowser/, '小米浏览器'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/HarmonyOS|OpenHarmony/, '鸿蒙'],
  [/Android/, 'Android'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/Linux/, 'Linux'],
];

/** For example Chrome · Windows; unknown parts are omitted. */
export const browserName = (userAgent: string | undefined): string =>
  [BROWSERS, SYSTEMS]
    .map((names) => names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1])
    .filter(Boolean)
    .join(' · ');

const VERSION = /^\w+\/(\d+)/;

/** Name and major version, such as Chrome 140; 其他 for an unknown browser. */
export const browserVersion = (userAgent = ''): string => {
  const [pattern, name] = BROWSERS.find(([one]) => one.test(userAgent)) ?? [/$/, '其他'];
  const from = userAgent.search(name === 'Safari' ? /Version\// : pattern);
  return [name, VERSION.exec(userAgent.slice(from))?.[1]].filter(Boolean).join(' ');
};
