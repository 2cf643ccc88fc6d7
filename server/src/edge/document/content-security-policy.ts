import { createHash } from 'node:crypto';

/** Inline code of a document; the policy allows it by its hashes. */
export type InlineCode = { scripts: readonly string[]; styles: readonly string[] };

/**
 * Further origins: `connect` for requests, `frames` for pages shown in a frame, `forms` for form submissions, `files`
 * for scripts, styles, pictures and fonts. `policies` are further names of Trusted Types.
 */
type Allowed = {
  connect?: string[];
  frames?: string[];
  forms?: string[];
  embedded?: boolean;
  files?: string[];
  policies?: string[];
};

/**
 * Allows scripts and styles of this origin, and inline those of the document; only embedded pages may be framed by other
 * sites. There is no `'strict-dynamic'`, which lets any script `import()` foreign modules, in WebKit even where a second
 * policy forbids it.
 */
export const contentSecurityPolicy = (
  { scripts, styles }: InlineCode,
  { connect = [], frames = [], forms = [], embedded = false, files = [], policies = [] }: Allowed = {},
): string =>
  [
    `default-src 'self'`,
    // WebAssembly of the platform's own releases (image formats of scanned PDFs); scripts from strings stay forbidden.
    [`script-src 'self'`, ...scripts.map(hashOf), ...files, `'wasm-unsafe-eval'`].join(' '),
    [`style-src-elem 'self'`, ...styles.map(hashOf), ...files].join(' '),
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
    ['trusted-types default bee-sanitised', ...policies].join(' '),
  ].join('; ');

/** Sheets and scripts are the same in many documents. */
const hashes = new Map<string, string>();
const MAX_HASHES = 500;

const hashOf = (code: string): string => {
  const known = hashes.get(code);
  if (known) return known;
  if (hashes.size >= MAX_HASHES) hashes.clear();
  const hash = `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
  hashes.set(code, hash);
  return hash;
};
