import { provinces } from '@bee/domain/region';

const shortOf = (name: string) => name.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '');

/**
 * Short names such as 山东 or 广州, mapped to their province; without single-character names and names that are common
 * words.
 */
const provinceOf = new Map(
  provinces
    .flatMap(({ name, cities }) =>
      [name, ...cities.map((city) => city.name)].map((place) => [shortOf(place), shortOf(name)] as const),
    )
    .filter(([name]) => name.length >= 2 && !/^(?:白银|大同|长治|吉安)$/.test(name)),
);

export const placeNames = [...provinceOf.keys()];

/** True for the short name of a province or city. */
export const isPlace = (name: string): boolean => provinceOf.has(name);

/** 四川, 四川省, 成都市. */
export const isNamedPlace = (word: string): boolean => isPlace(shortOf(word));

/**
 * True for a policy of another province or city than the question names; policies of a province apply to its cities.
 */
export const isOfOtherPlace = (
  question: string,
  { kind, title, meta }: { kind: string; title: string; meta: readonly string[] },
): boolean => {
  if (kind !== 'policy') return false;
  const asked = placesIn(question);
  const own = placesIn(`${title} ${meta.join(' ')}`);
  const isNear = (one: string, other: string) =>
    one === other || provinceOf.get(one) === other || provinceOf.get(other) === one;
  return asked.length > 0 && own.length > 0 && !own.some((place) => asked.some((one) => isNear(one, place)));
};

const placesIn = (text: string): string[] => placeNames.filter((name) => text.includes(name));

/** The places that a text names, in its order; 山东烟台 names 烟台 only. */
export const namedPlaces = (text: string): string[] => {
  const named = placesIn(text);
  const holdsOther = (place: string) => named.some((other) => other !== place && provinceOf.get(other) === place);
  return named.filter((place) => !holdsOther(place)).sort((a, b) => text.indexOf(a) - text.indexOf(b));
};
