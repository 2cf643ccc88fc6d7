type Reference = { no: number };

/** `[2]` in the text leads to the second reference where there is one; tags and other brackets stay as they are. */
export const linkReferences = (html: string, refs: readonly Reference[]): string => {
  if (refs.length === 0) return html;
  const known = new Set(refs.map(({ no }) => no));
  return html.replace(/<[^>]*>|\[(\d{1,3})\]/g, (whole, no?: string) =>
    no !== undefined && known.has(Number(no)) ? `<sup><a href="#ref-${Number(no)}">[${Number(no)}]</a></sup>` : whole,
  );
};
