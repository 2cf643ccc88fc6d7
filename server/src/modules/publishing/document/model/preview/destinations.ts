import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import type { SourcePage } from './page-list.ts';

/** @returns the 1-based page of the document that an outline entry or link points to; null if there is none */
export type FindPage = (item: PDFDict) => number | null;

const MAX_NAMES = 50_000;

export const destinationsOf = ({ catalog, context }: PDFDocument, pages: readonly SourcePage[]): FindPage => {
  const places = new Map(pages.map(({ tag }, index) => [tag, index + 1]));
  let named: Map<string, PDFObject> | null = null;

  const pageOf = (destination: PDFObject | undefined, hops = 0): number | null => {
    const value = context.lookup(destination);
    if (value instanceof PDFArray) {
      const first = value.get(0);
      if (first instanceof PDFRef) return places.get(first.tag) ?? null;
      return first instanceof PDFNumber ? inside(first.asNumber() + 1) : null;
    }
    if (value instanceof PDFDict) return pageOf(value.get(PDFName.of('D')), hops + 1);
    const name = textOf(value);
    if (name === null || hops > 3) return null;
    named ??= namesOf(catalog);
    return pageOf(named.get(name), hops + 1);
  };

  const inside = (page: number): number | null => (page >= 1 && page <= pages.length ? page : null);

  return (item) => {
    const direct = item.get(PDFName.of('Dest'));
    if (direct) return pageOf(direct);
    const action = item.lookup(PDFName.of('A'));
    const goes = action instanceof PDFDict && action.lookup(PDFName.of('S')) === PDFName.of('GoTo');
    return goes ? pageOf(action.get(PDFName.of('D'))) : null;
  };
};

/** Plain text of a string or name; null for any other object. */
export const textOf = (value: PDFObject | undefined): string | null => {
  if (value instanceof PDFString || value instanceof PDFHexString) return value.decodeText();
  return value instanceof PDFName ? value.decodeText() : null;
};

const namesOf = (catalog: PDFDict): Map<string, PDFObject> => {
  const found = new Map<string, PDFObject>();
  const old = catalog.lookup(PDFName.of('Dests'));
  if (old instanceof PDFDict) for (const [key, value] of old.entries()) found.set(key.decodeText(), value);
  const names = catalog.lookup(PDFName.of('Names'));
  const seen = new Set<PDFObject>();
  const visit = (node: PDFObject | undefined): void => {
    if (!(node instanceof PDFDict) || seen.has(node) || found.size > MAX_NAMES) return;
    seen.add(node);
    const pairs = node.lookup(PDFName.of('Names'));
    if (pairs instanceof PDFArray)
      for (let at = 0; at + 1 < pairs.size(); at += 2) {
        const name = textOf(pairs.lookup(at));
        const value = pairs.get(at + 1);
        if (name !== null && value) found.set(name, value);
      }
    const kids = node.lookup(PDFName.of('Kids'));
    if (kids instanceof PDFArray) for (let at = 0; at < kids.size(); at++) visit(kids.lookup(at));
  };
  if (names instanceof PDFDict) visit(names.lookup(PDFName.of('Dests')));
  return found;
};
