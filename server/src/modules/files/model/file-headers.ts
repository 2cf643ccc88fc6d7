import type { ByteRange } from '../../../providers/storage/file-store.ts';

/** Content-Disposition of a download with a name in any script; old browsers get an ASCII fallback. */
export const attachmentNamed = (name: string): string => named('attachment', name);

/** Same for content that is displayed in the browser. */
export const inlineNamed = (name: string): string => named('inline', name);

const named = (disposition: 'attachment' | 'inline', name: string): string => {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\%]/g, '_');
  const full = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${disposition}; filename="${plain}"; filename*=UTF-8''${full}`;
};

/**
 * Parses the Range header for a file of `size` bytes. Returns `whole` if the header is missing, malformed or lists
 * several ranges, and `beyond` if the range is outside the file.
 */
export const readRange = (header: string | undefined, size: number): ByteRange | 'whole' | 'beyond' => {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (!from && !to) return 'whole';
  const last = size - 1;
  if (!from) return to === '0' ? 'beyond' : { start: Math.max(0, size - Number(to)), end: last };
  const range = { start: Number(from), end: to ? Math.min(Number(to), last) : last };
  if (to && Number(to) < range.start) return 'whole';
  return range.start > last ? 'beyond' : range;
};
