import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFName,
  PDFNull,
  type PDFObject,
  PDFRawStream,
  PDFRef,
  PDFStream,
} from '@cantoo/pdf-lib';
import { decoded } from './decoded.ts';
import { addUsedNames, noNames, RESOURCE_KINDS, type UsedNames } from './used-names.ts';

/** Types of objects outside the drawing of a page: other pages, structure, files and metadata of the document. */
const LEADS_OUT = new Set([
  ...['Page', 'Pages', 'Catalog', 'Outlines', 'StructTreeRoot', 'StructElem', 'MCR', 'OBJR', 'Annot', 'Bead', 'Thread'],
  ...['Filespec', 'EmbeddedFile', 'Metadata', 'Action', 'ObjStm', 'XRef', 'Sig'],
]);

/** Keys that are not needed for drawing and refer to other objects or describe the whole document. */
const LEFT_OUT = new Set([
  ...['Parent', 'Metadata', 'PieceInfo', 'AF', 'StructParent', 'StructParents', 'OPI', 'Ref', 'LastModified'],
  ...['Alternates', 'Popup', 'IRT', 'Dest', 'AA'],
]);

/**
 * Copies the objects that pages draw into another document: only those reachable from the pages, and only resources
 * named in their content, because many producers list the images of all pages in every page.
 */
export class CleanCopier {
  readonly #from: PDFContext;
  readonly #to: PDFContext;
  readonly #copies = new Map<PDFObject, PDFObject>();

  constructor(from: PDFContext, to: PDFContext) {
    this.#from = from;
    this.#to = to;
  }

  copy(value: PDFObject): PDFObject {
    if (value instanceof PDFRef) return this.#copyRef(value);
    if (value instanceof PDFArray) return this.#copyArray(value);
    if (value instanceof PDFStream) return this.#copyStream(value);
    if (value instanceof PDFDict) return this.#copyDict(value);
    return value.clone(this.#to);
  }

  /** @param used is extended with the names used by forms that have no resources of their own */
  copyResources(value: PDFObject | undefined, used: UsedNames): PDFDict {
    const copy = PDFDict.withContext(this.#to);
    const resources = this.#from.lookup(value);
    if (!(resources instanceof PDFDict)) return copy;
    this.#addNamesOfForms(resources, used, new Set());
    for (const kind of RESOURCE_KINDS) {
      const all = resources.lookup(PDFName.of(kind));
      if (!(all instanceof PDFDict)) continue;
      const kept = PDFDict.withContext(this.#to);
      for (const name of used[kind]) {
        const resource = all.get(PDFName.of(name));
        if (resource) kept.set(PDFName.of(name), this.copy(resource));
      }
      if (kept.keys().length > 0) copy.set(PDFName.of(kind), kept);
    }
    return copy;
  }

  #addNamesOfForms(resources: PDFDict, used: UsedNames, seen: Set<PDFObject>): void {
    for (const kind of ['XObject', 'Pattern'] as const) {
      const all = resources.lookup(PDFName.of(kind));
      if (!(all instanceof PDFDict)) continue;
      for (const name of [...used[kind]]) {
        const form = all.lookup(PDFName.of(name));
        if (!(form instanceof PDFRawStream) || seen.has(form) || !draws(form)) continue;
        seen.add(form);
        if (form.dict.lookup(PDFName.of('Resources')) instanceof PDFDict) continue;
        addUsedNames(decoded(form), used);
        this.#addNamesOfForms(resources, used, seen);
      }
    }
  }

  #copyRef(ref: PDFRef): PDFObject {
    const known = this.#copies.get(ref);
    if (known) return known;
    const target = this.#from.lookup(ref);
    if (!target || leadsOut(target)) return PDFNull;
    const copy = this.#to.nextRef();
    this.#copies.set(ref, copy);
    this.#to.assign(copy, this.copy(target));
    return copy;
  }

  #copyArray(array: PDFArray): PDFArray {
    const copy = PDFArray.withContext(this.#to);
    for (const item of array.asArray()) copy.push(this.copy(item));
    return copy;
  }

  #copyDict(dict: PDFDict): PDFObject {
    if (leadsOut(dict)) return PDFNull;
    const copy = PDFDict.withContext(this.#to);
    this.#fill(copy, dict);
    if (dict.lookup(PDFName.of('CharProcs')) instanceof PDFDict) this.#narrow(copy, dict, glyphsOf(dict));
    return copy;
  }

  #copyStream(stream: PDFStream): PDFObject {
    if (leadsOut(stream)) return PDFNull;
    const dict = PDFDict.withContext(this.#to);
    this.#fill(dict, stream.dict);
    const bytes = stream instanceof PDFRawStream ? stream.contents : stream.getContents();
    if (stream instanceof PDFRawStream && draws(stream)) this.#narrow(dict, stream.dict, [decoded(stream)]);
    return PDFRawStream.of(dict, bytes);
  }

  #fill(copy: PDFDict, dict: PDFDict): void {
    for (const [key, value] of dict.entries()) {
      const name = key.decodeText();
      if (!LEFT_OUT.has(name) && name !== 'Resources') copy.set(key, this.copy(value));
    }
  }

  #narrow(copy: PDFDict, dict: PDFDict, contents: Uint8Array[]): void {
    const resources = dict.get(PDFName.of('Resources'));
    if (!resources) return;
    const used = noNames();
    for (const content of contents) addUsedNames(content, used);
    copy.set(PDFName.of('Resources'), this.copyResources(resources, used));
  }
}

const leadsOut = (value: PDFObject): boolean => {
  const dict = value instanceof PDFStream ? value.dict : value;
  if (!(dict instanceof PDFDict)) return false;
  const type = dict.lookup(PDFName.of('Type'));
  return type instanceof PDFName && LEADS_OUT.has(type.decodeText());
};

/** Forms and tiling patterns have content and resources of their own; images do not. */
const draws = ({ dict }: PDFRawStream): boolean =>
  dict.lookup(PDFName.of('Subtype')) === PDFName.of('Form') || dict.has(PDFName.of('PatternType'));

const glyphsOf = (font: PDFDict): Uint8Array[] => {
  const procs = font.lookup(PDFName.of('CharProcs'));
  if (!(procs instanceof PDFDict)) return [];
  return procs.keys().flatMap((key) => {
    const glyph = procs.lookup(key);
    return glyph instanceof PDFRawStream ? [decoded(glyph)] : [];
  });
};
