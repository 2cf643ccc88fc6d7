import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';

/** What to do at the elements of a part; names come without their namespace prefix. */
type Reader = {
  open?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
};

/** Reads the XML of a part of a workbook; pauses after each piece of it. @throws if it is not well-formed */
export async function* piecesOf(part: Readable, { open, text, close }: Reader): AsyncGenerator<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('opentag', ({ name, attributes }) => open?.(localName(name), attributes));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  if (close) parser.on('closetag', ({ name }) => close(localName(name)));
  for await (const piece of part) {
    parser.write(String(piece));
    yield;
  }
  parser.close();
}

export const readPart = async (part: Readable, reader: Reader): Promise<void> => {
  for await (const _ of piecesOf(part, reader));
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);
