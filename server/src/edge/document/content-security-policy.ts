import { randomBytes } from 'node:crypto';

export const makeNonce = (): string => randomBytes(16).toString('base64');

/**
 * Scripts only by nonce or loaded by such scripts; styles only from this origin or by nonce; only embedded pages may be
 * framed by other sites. Further origins: `connect` for requests, `frames` for pages shown in a frame, `forms` for form
 * submissions, `files` for styles, pictures and fonts.
 */
type Allowed = { connect?: string[]; frames?: string[]; forms?: string[]; embedded?: boolean; files?: string[] };

export const contentSecurityPolicy = (
  nonce: string,
  { connect = [], frames = [], forms = [], embedded = false, files = [] }: Allowed = {},
): string =>
  [
    `default-src 'self'`,
    // WebAssembly of the platform's own releases (image formats of scanned PDFs); scripts from strings stay forbidden.
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
