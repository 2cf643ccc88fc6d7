type Reference = { no: number };

/**
 * Links `[2]` in the text to the reference with that number, if there is one; tags and other brackets are unchanged.
 */
export const linkReferences = (html: string, refs: readonly Reference[]): string => {
  if (refs.length === 0) return html;
  const known = new Set(refs.map(({ no }) => no));
  return html.replace(/<[^>]*>|\[(\d{1,3})\]/g, (whole, no?: string) =>
    no !== undefined && known.has(Number(no)) ? `<sup><a href="#ref-${Number(no)}">[${Number(no)}]</a></sup>` : whole,
  );
};
