import { namesOf } from './document-names.ts';
import { lookAlike } from './look-alikes.ts';

/**
 * The name that was probably meant by a text with one wrong character, or with two characters in the wrong order; null
 * if none is that close. Names in the given order; a text of two characters is too short for a wrong one.
 * @param typed folded
 */
export const nearestName = (typed: string, names: Iterable<string>): string | null => {
  for (const name of names) if (isOneMistake(typed, name)) return name;
  return null;
};

/** The name with one character that looks like that of the text: 黄瓜 for 黄爪. */
export const lookingLike = (typed: string, names: Iterable<string>): string | null => {
  for (const name of names) if (isConfused(typed, name, lookAlike)) return name;
  return null;
};

/** True for a title with one character that looks or sounds different, or with one character less or more. */
export const isMisspelt = (written: string, title: string): boolean => {
  if (written.length === title.length) return isConfused(written, title, (a, b) => lookAlike(a, b) || soundAlike(a, b));
  const [short, long] = written.length < title.length ? [written, title] : [title, written];
  if (long.length !== short.length + 1) return false;
  const at = [...short].findIndex((character, place) => character !== long[place]);
  return at >= 0 && short.slice(at) === long.slice(at + 1);
};

const SHORTEST = 3;

/** The places at which two texts of one length differ; the first three. */
const differences = (one: string, other: string): number[] => {
  const places: number[] = [];
  for (let at = 0; at < one.length && places.length < 3; at += 1) if (one[at] !== other[at]) places.push(at);
  return places;
};

const isOneMistake = (typed: string, name: string): boolean => {
  if (typed.length !== name.length) return false;
  const [first, second, third] = differences(typed, name);
  if (first === undefined || third !== undefined) return false;
  if (second === undefined) return typed.length >= SHORTEST;
  return second === first + 1 && typed[first] === name[second] && typed[second] === name[first];
};

const isConfused = (typed: string, name: string, are: (one: string, other: string) => boolean): boolean => {
  if (typed.length !== name.length || typed.length < 2) return false;
  const [first, second] = differences(typed, name);
  return first !== undefined && second === undefined && are(typed[first] ?? '', name[first] ?? '');
};

const soundAlike = (one: string, other: string): boolean => {
  const [a, b] = [one, other].map((character) => namesOf([character])[0]?.spelling);
  return a !== undefined && a === b;
};
