/**
 * Normalises a host name as browsers send it: lower case, punycode, without port and trailing dot; null for an invalid
 * one.
 * @example hostName('Sanqi.Example.com.:8080') // "sanqi.example.com"
 */
export const hostName = (text: string): string | null => {
  if (!/^[^\s/?#@\\%]+$/.test(text)) return null;
  try {
    return new URL(`http://${text}`).hostname.replace(/\.$/, '') || null;
  } catch {
    return null;
  }
};
