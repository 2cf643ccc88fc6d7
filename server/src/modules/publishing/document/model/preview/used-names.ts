/** Resource kinds as named in a resource dictionary. */
export const RESOURCE_KINDS = [
  'XObject',
  'Font',
  'ExtGState',
  'ColorSpace',
  'Pattern',
  'Shading',
  'Properties',
] as const;
export type ResourceKind = (typeof RESOURCE_KINDS)[number];
export type UsedNames = Record<ResourceKind, Set<string>>;

export const noNames = (): UsedNames =>
  Object.fromEntries(RESOURCE_KINDS.map((kind) => [kind, new Set<string>()])) as UsedNames;

const BY_OPERATOR: Record<string, ResourceKind> = {
  Do: 'XObject',
  Tf: 'Font',
  gs: 'ExtGState',
  cs: 'ColorSpace',
  CS: 'ColorSpace',
  scn: 'Pattern',
  SCN: 'Pattern',
  sh: 'Shading',
  BDC: 'Properties',
  DP: 'Properties',
};

/** Adds the resources used by a content stream; ignores names in strings, comments and inline images. */
export const addUsedNames = (content: Uint8Array, used: UsedNames): void => {
  const reader = new Reader(content);
  let name = '';
  for (let token = reader.next(); token !== null; token = reader.next()) {
    if (token.startsWith('/')) {
      name = token.slice(1);
      continue;
    }
    if (token === 'BI') for (const space of reader.inlinePicture()) used.ColorSpace.add(space);
    const kind = BY_OPERATOR[token];
    if (kind && name) used[kind].add(name);
    if (!/^[-+.\d[\]]/.test(token)) name = '';
  }
};

class Reader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  /** The next name with its slash, operator, number or bracket; strings and comments are skipped. */
  next(): string | null {
    const bytes = this.#bytes;
    while (this.#at < bytes.length) {
      const sign = bytes[this.#at] ?? 0;
      if (isSpace(sign)) this.#at++;
      else if (sign === PERCENT) this.#skipLine();
      else if (sign === OPEN) this.#skipString();
      else if (sign === LESS) this.#skipHex();
      else if (sign === SLASH) return this.#word(this.#at + 1);
      else if (isDelimiter(sign)) {
        this.#at++;
        if (sign === 0x5b || sign === 0x5d) return String.fromCharCode(sign);
      } else return this.#word(this.#at);
    }
    return null;
  }

  /**
   * Skips the bytes of the image.
   * @returns the names of colour spaces in its header
   */
  inlinePicture(): string[] {
    const spaces: string[] = [];
    let key = '';
    for (let token = this.next(); token !== null && token !== 'ID'; token = this.next()) {
      if ((key === '/CS' || key === '/ColorSpace') && token.startsWith('/')) spaces.push(token.slice(1));
      key = token;
    }
    const bytes = this.#bytes;
    for (let at = this.#at + 1; at < bytes.length; at++) {
      if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
      if (!isSpace(bytes[at - 1] ?? 0) || !(at + 2 >= bytes.length || isSpace(bytes[at + 2] ?? 0))) continue;
      this.#at = at + 2;
      return spaces;
    }
    this.#at = bytes.length;
    return spaces;
  }

  #word(from: number): string {
    const bytes = this.#bytes;
    let to = from;
    while (to < bytes.length && !isSpace(bytes[to] ?? 0) && !isDelimiter(bytes[to] ?? 0)) to++;
    const word = Buffer.from(bytes.buffer, bytes.byteOffset + this.#at, to - this.#at).toString('latin1');
    this.#at = Math.max(to, this.#at + 1);
    return word;
  }

  #skipLine(): void {
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 10 && this.#bytes[this.#at] !== 13) this.#at++;
  }

  #skipString(): void {
    let depth = 0;
    for (; this.#at < this.#bytes.length; this.#at++) {
      const sign = this.#bytes[this.#at];
      if (sign === BACKSLASH) this.#at++;
      else if (sign === OPEN) depth++;
      else if (sign === CLOSE && --depth === 0) break;
    }
    this.#at++;
  }

  #skipHex(): void {
    if (this.#bytes[this.#at + 1] === LESS) {
      this.#at += 2;
      return;
    }
    while (this.#at < this.#bytes.length && this.#bytes[this.#at] !== 0x3e) this.#at++;
    this.#at++;
  }
}

const [PERCENT, OPEN, CLOSE, SLASH, LESS, BACKSLASH] = [0x25, 0x28, 0x29, 0x2f, 0x3c, 0x5c];

const isSpace = (sign: number): boolean => sign === 0 || sign === 9 || (sign >= 10 && sign <= 13) || sign === 32;

const isDelimiter = (sign: number): boolean => '()<>[]{}/%'.includes(String.fromCharCode(sign));
