import { isLocalUrl, isLoopbackHost } from './http/local-request.ts';
import type { Settings } from './settings.ts';

/**
 * Weaknesses that outsiders could use or exploit, one line each; printed at startup.
 * @param hasDemoAccounts whether the database contains any; unknown to an edge alone
 */
export const whatIsOpen = (settings: Settings, hasDemoAccounts = true): string[] => [
  ...demoLines(settings, hasDemoAccounts),
  ...(settings.compositionKey || settings.role === 'composer'
    ? []
    : ['没有设 COMPOSITION_PUBLIC_KEY：采用没有签名的组合，能写发布仓库的人就能换掉页面的代码']),
  ...(settings.metricsToken ? [] : ['没有设 METRICS_TOKEN：/metrics 与运营接口的说明只答本机']),
  ...(isLoopbackHost(settings.host) || settings.trustProxy > 0
    ? []
    : [
        `HOST=${settings.host}：其他机器可以直接连接端口 ${settings.port}；前面有反向代理时请设 TRUST_PROXY，或只监听 127.0.0.1`,
      ]),
  ...(settings.publicUrl.startsWith('http:') && !isLocalUrl(settings.publicUrl)
    ? ['PUBLIC_URL 不是 https：登录的 Cookie 与密码在网络上可被读到']
    : []),
  ...weakSecrets(settings).map((name) => `${name} 里的密码或密钥是常见的默认值，请换掉`),
];

const demoLines = ({ demoAudience, sms }: Settings, hasAccounts: boolean): string[] => {
  if (demoAudience === 'nobody') return [];
  const reach = demoAudience === 'everybody' ? 'BEE_DEMO=1：任何人都能' : '演示只对本机开放：可以';
  return [
    ...(hasAccounts ? [`${reach}用演示账号登录，包括能改价、退款、换版本的运营账号（密码是公开的）`] : []),
    ...(sms ? [] : [`${reach}在 /sandbox/outbox 读到每个手机号的验证码`]),
    `${reach}用沙箱代替没有配置的第三方登录与支付（不动真钱）`,
  ];
};

/** Passwords of examples and default installations, which attackers try first. */
const KNOWN = /^(?:|(.)\1*|bee|postgres|password|admin|root|minioadmin|123456\d*|change-?me.*|example.*|secret)$/i;

const weakSecrets = ({ databaseUrl, redisUrl, internalSecret, metricsToken, fileStore }: Settings): string[] => {
  const secrets: [name: string, secret: string | undefined][] = [
    ['DATABASE_URL', passwordOf(databaseUrl)],
    ['REDIS_URL', passwordOf(redisUrl) || undefined],
    ['INTERNAL_SECRET', internalSecret],
    ['METRICS_TOKEN', metricsToken],
    ['FILE_S3_SECRET_ACCESS_KEY', fileStore?.secretAccessKey],
  ];
  return secrets.flatMap(([name, secret]) => (secret !== undefined && KNOWN.test(secret) ? [name] : []));
};

/** Undefined if the address contains no password (a socket). Empty, and therefore weak, if it equals the user name. */
const passwordOf = (address: string | undefined): string | undefined => {
  if (!address || !URL.canParse(address)) return undefined;
  const { password, username } = new URL(address);
  if (!password) return undefined;
  return decodeURIComponent(password) === decodeURIComponent(username) ? '' : decodeURIComponent(password);
};
