import { randomBytes } from 'node:crypto';

export const makeNonce = (): string => randomBytes(16).toString('base64');

/**
 * Scripts only by nonce and what those load; styles only own or by nonce; nothing may frame the site but
 * what is made for it. `connect` are other origins that pages may send to, `frames` those that they may show in a frame,
 * `forms` those that a form may lead to, `files` those whose styles, pictures and fonts it may use.
 */
type Allowed = { connect?: string[]; frames?: string[]; forms?: string[]; embedded?: boolean; files?: string[] };

export const contentSecurityPolicy = (
  nonce: string,
  { connect = [], frames = [], forms = [], embedded = false, files = [] }: Allowed = {},
): string =>
  [
    `default-src 'self'`,
    // WebAssembly of our own releases (the picture formats of scanned PDFs); scripts from strings stay forbidden.
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    [`style-src-elem 'self' 'nonce-${nonce}'`, ...files].join(' '),
    `style-src-attr 'unsafe-inline'`,
    ["img-src 'self' data: blob:", ...files].join(' '),
    ["font-src 'self'", ...files].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["frame-src 'self'", ...frames].join(' '),
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'none'`,
    ["form-action 'self'", ...forms].join(' '),
    embedded ? 'frame-ancestors *' : `frame-ancestors 'self'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
