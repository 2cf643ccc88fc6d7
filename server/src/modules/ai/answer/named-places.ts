import { provinces } from '@bee/domain/region';

const shortOf = (name: string) => name.replace(/(?:省|市|特别行政区|(?:壮族|回族|维吾尔)?自治区)$/, '');

/** 山东, 广州 with the province that each lies in; not names of one character, nor those that are words. */
const provinceOf = new Map(
  provinces
    .flatMap(({ name, cities }) =>
      [name, ...cities.map((city) => city.name)].map((place) => [shortOf(place), shortOf(name)] as const),
    )
    .filter(([name]) => name.length >= 2 && !/^(?:白银|大同|长治|吉安)$/.test(name)),
);

export const placeNames = [...provinceOf.keys()];

/** A province or a city by its short name. */
export const isPlace = (name: string): boolean => provinceOf.has(name);

/** 四川, 四川省, 成都市. */
export const isNamedPlace = (word: string): boolean => isPlace(shortOf(word));

/** A rule of one province or city where the question names another; one of the province holds for its cities. */
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
