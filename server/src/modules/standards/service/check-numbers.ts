import { PASTE_MAX_NUMBERS } from '@bee/contracts/entity/paste-limits';
import type { DataFor } from '@bee/contracts/operations';
import type { CheckedNumber } from '@bee/contracts/resource/standard';
import { findStandardNumbers, parseStandardNumber, type StandardNumber, splitYear } from '@bee/domain/standard-number';
import type { Db } from '../../../db/schema.ts';
import { listSources, presentSource } from '../../sources/index.ts';
import { presentRow } from '../model/standard.presenter.ts';
import {
  findByNumbers,
  findByTitles,
  type NumberRow,
  suggestNumbers,
  suggestTitles,
} from '../store/check-numbers.repository.ts';
import { followReplacements, successorOf } from '../store/replacements.ts';
import { listStandardsById } from '../store/standard.repository.ts';

type CheckedLine = { line: number; text: string; number: StandardNumber | null; title: string | null };

/** Resolves every line of a pasted text: which standard it names, whether it is in force, and what replaces it. */
export const checkNumbers = async (db: Db, text: string, today: string): Promise<DataFor<'standard/checkNumbers'>> => {
  const every = readLines(text);
  const asked = every.slice(0, PASTE_MAX_NUMBERS);
  const numbers = asked.flatMap(({ number }) => (number ? [number, splitYear(number) ?? []].flat() : []));
  const titles = asked.flatMap(({ title }) => title ?? []);
  const [rows, titled, sources] = await Promise.all([
    findByNumbers(db, numbers, today),
    findByTitles(db, titles, today),
    listSources(db, 'standard'),
  ]);
  const found = asked.map((one) => (one.number ? pickNumber(one.number, rows) : pickTitle(one.title, titled)));
  const gone = found.flatMap((row) => (row?.status === 'repealed' ? row.natural_key : []));
  const newer = await followReplacements(db, [...new Set(gone)], 'newer', today);
  const successors = found.map((row) => (row?.status === 'repealed' ? successorOf(row.natural_key, newer) : null));
  const [successorRows, nearNumbers, nearTitles] = await Promise.all([
    listStandardsById(
      db,
      successors.flatMap((one) => one?.id ?? []),
      today,
    ),
    suggestNumbers(
      db,
      asked.flatMap(({ number }, at) => (number && !found[at] ? number : [])),
      today,
    ),
    suggestTitles(
      db,
      asked.flatMap(({ title }, at) => (title && !found[at] ? title : [])),
      today,
    ),
  ]);
  const seen = new Set<string>();
  const list = asked.map(({ line, text, number, title }, at): CheckedNumber => {
    const row = found[at] ?? null;
    const successor = successorRows.find(({ id }) => id === successors[at]?.id) ?? null;
    const suggestions = row ? [] : ((number ? nearNumbers.get(number.key) : nearTitles.get(title ?? '')) ?? []);
    const key = row?.id ?? (number ? `${number.key}-${number.year}` : text);
    const repeated = seen.has(key);
    seen.add(key);
    return {
      line,
      text,
      state: stateOf(row, successor !== null, number !== null || title !== null),
      standard: row && presentRow(row, today),
      successor: successor && presentRow(successor, today),
      suggestions: suggestions.map((one) => presentRow(one, today)),
      repeated,
    };
  });
  return {
    list,
    counts: countStates(list),
    left_out: every.length - asked.length,
    updated_at: sources[0]?.retrieved_at ?? null,
    source: presentSource(sources[0]),
  };
};

/**
 * Each number of a line becomes a separate entry; a line without numbers is a title. Bullets and serial numbers are
 * stripped.
 */
const readLines = (text: string): CheckedLine[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).flatMap((raw, index): CheckedLine[] => {
    const written = raw.trim().slice(0, LONGEST_LINE);
    if (written === '') return [];
    const line = index + 1;
    const whole = parseStandardNumber(written);
    if (whole && whole.key !== whole.digits) return [{ line, text: written, number: whole, title: null }];
    const numbers = findStandardNumbers(written);
    if (numbers.length > 0)
      return numbers.map((one) => ({ line, text: one, number: parseStandardNumber(one), title: null }));
    if (whole) return [{ line, text: written, number: whole, title: null }];
    const title = written
      .replace(/^[\s[(（【]*\d{0,4}[\s\])）】.、:：-]*/, '')
      .replace(/[《》“”"]/g, '')
      .trim();
    return [{ line, text: written.slice(0, SHOWN_TEXT), number: null, title: /\p{L}{2}/u.test(title) ? title : null }];
  });

const LONGEST_LINE = 1000;
const SHOWN_TEXT = 100;

/**
 * Picks the standard of the given year; without a year the standard in force, otherwise the newest. A GB/T number
 * matches a GB standard only if there is no such GB/T.
 */
const pickNumber = (number: StandardNumber, rows: readonly NumberRow[]): NumberRow | null => {
  const split = splitYear(number);
  return pickWritten(number, rows) ?? (split && pickWritten(split, rows));
};

const pickWritten = ({ key, looseKey, digits, year }: StandardNumber, rows: readonly NumberRow[]): NumberRow | null => {
  const bare = key === digits;
  const exact = rows.filter((row) => (bare ? row.digits === digits : row.number_key === key));
  const candidates = exact.length > 0 || bare ? exact : rows.filter((row) => row.loose_key === looseKey);
  const ofYear = year === null ? candidates : candidates.filter((row) => row.year === year);
  // Digits shared by several standards are ambiguous.
  if (bare && new Set(ofYear.map(({ number_key }) => number_key)).size > 1) return null;
  return [...ofYear].sort(byUse)[0] ?? null;
};

const pickTitle = (title: string | null, rows: readonly NumberRow[]): NumberRow | null =>
  title === null ? null : ([...rows.filter((row) => row.title === title)].sort(byUse)[0] ?? null);

const ORDER = ['current', 'pending', 'draft', 'repealed'];

const byUse = (a: NumberRow, b: NumberRow): number =>
  ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || (b.year ?? '').localeCompare(a.year ?? '');

const stateOf = (row: NumberRow | null, replaced: boolean, readable: boolean): CheckedNumber['state'] => {
  if (!readable) return 'unreadable';
  if (!row) return 'not_found';
  if (row.status !== 'repealed') return row.status;
  return replaced ? 'replaced' : 'repealed';
};

const countStates = (list: readonly CheckedNumber[]) => {
  const counts = { current: 0, pending: 0, draft: 0, replaced: 0, repealed: 0, not_found: 0, unreadable: 0 };
  for (const { state } of list) counts[state] += 1;
  return counts;
};
