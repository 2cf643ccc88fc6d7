/** The paragraphs of stored HTML in their order, as plain text: headings, paragraphs, list items, rows of tables. */
export const paragraphsOf = (html: string): string[] =>
  html
    .split(/<br>|<\/(?:p|h[1-6]|li|tr|caption|blockquote|figcaption|pre|div)>/)
    .map((piece) => textOf(piece.replace(/<\/t[dh]>\s*<t[dh]/g, '　$&')))
    .filter((text) => text !== '');

const textOf = (piece: string): string =>
  piece
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|nbsp|amp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[ \t\r\n\u00a0]+/g, ' ')
    .trim();

/** What stored HTML escapes; nothing else does. */
const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', nbsp: ' ', amp: '&', '#39': "'" };
