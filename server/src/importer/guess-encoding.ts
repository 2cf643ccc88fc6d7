/**
 * Detects UTF-16 without a byte order mark: ASCII characters have a zero byte, always on the same side. A stray NUL in
 * a UTF-8 file does not count.
 */
export const wideEncodingOf = (head: Buffer): 'UTF-16LE' | 'UTF-16BE' | null => {
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const zeros = even + odd;
  if (zeros === 0 || Math.max(even, odd) < 0.9 * zeros) return null;
  if (zeros < 0.3 * head.length && isUtf8(head)) return null;
  const encoding = odd > even ? 'utf-16le' : 'utf-16be';
  const text = new TextDecoder(encoding).decode(head.subarray(0, head.length - (head.length % 2)));
  const signs = text.match(/[\t\n\r -~\u3000-\u303f\u4e00-\u9fff\uff00-\uffef]/g)?.length ?? 0;
  if (signs < 0.9 * text.length) return null;
  return encoding === 'utf-16le' ? 'UTF-16LE' : 'UTF-16BE';
};

const isUtf8 = (head: Buffer): boolean => {
  try {
    // The last character may be cut off.
    new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
};

/**
 * Distinguishes GBK from Big5. They share byte ranges, so nearly all text in one is also valid in the other. Frequent
 * characters are in the first level of each: lead bytes B0-D7 with high trail bytes for GB 2312, A4-C6 for Big5.
 */
export const chineseEncodingOf = (head: Buffer): 'BIG5' | 'GB18030' | null => {
  let pairs = 0;
  let gb = 0;
  let big5 = 0;
  for (let at = 0; at + 1 < head.length; at += 1) {
    const [lead = 0, trail = 0] = [head[at], head[at + 1]];
    if (lead < 0x80) continue;
    at += 1;
    // Double-byte punctuation is common to both and not counted.
    if (lead < 0xa4) continue;
    pairs += 1;
    if (lead >= 0xb0 && lead <= 0xd7 && trail >= 0xa1) gb += 1;
    if (lead <= 0xc6 && ((trail >= 0x40 && trail <= 0x7e) || trail >= 0xa1)) big5 += 1;
  }
  if (pairs === 0 || Math.max(gb, big5) / pairs < 0.8) return null;
  return big5 > gb ? 'BIG5' : 'GB18030';
};
