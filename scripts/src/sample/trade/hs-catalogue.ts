import type { CodeRecord } from '../../../../server/src/sample/trade/trade-files.ts';
import { tableLines } from '../table-text.ts';

/** Edition that the sample tariff begins with. */
const FIRST_EDITION = 2015;

const LINE = /^(\d+) (.+?)(?: \| (.+?))?(?: @(\S+))?(?: \^(\d{4}))?(?: ~(\d{4})>([\d,]+))?$/;

const written: CodeRecord[] = tableLines('trade/hs-codes.txt').map((line) => {
  const [, code = '', name = '', en = null, unit, from, to, successors] = LINE.exec(line) ?? [];
  if (!code) throw new Error(`HS line cannot be read: ${line}`);
  return {
    code,
    name,
    en,
    unit: code.length === 8 ? (unit ?? '千克') : null,
    validFrom: from ? Number(from) : FIRST_EDITION,
    validTo: to ? Number(to) : null,
    successors: successors ? successors.split(',') : [],
  };
});

const known = new Set(written.map(({ code }) => code));

const subheadings: CodeRecord[] = written
  .filter(({ code }) => code.length === 8 && !known.has(code.slice(0, 6)))
  .filter(({ code }, index, all) => all.findIndex((other) => other.code.slice(0, 6) === code.slice(0, 6)) === index)
  .map(({ code, name, en, validFrom }) => ({
    code: code.slice(0, 6),
    name,
    en,
    unit: null,
    validFrom,
    validTo: null,
    successors: [],
  }));

/** 示例数据: codes of chapters 01 to 24 in plain words of the nomenclature, with all their ancestors. */
export const sampleCodes: CodeRecord[] = [...written, ...subheadings].sort((a, b) => (a.code < b.code ? -1 : 1));

/** The codes that goods are declared under. */
export const sampleLeaves: CodeRecord[] = sampleCodes.filter(({ code }) => code.length === 8);
