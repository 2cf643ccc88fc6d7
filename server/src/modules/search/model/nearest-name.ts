/**
 * The name that was probably meant by a text with one wrong character, or with two characters in the wrong order; null
 * if none is that close. Names in the given order; a text of two characters is too short for a wrong one.
 * @param typed folded
 */
export const nearestName = (typed: string, names: Iterable<string>): string | null => {
  for (const name of names) if (isOneMistake(typed, name)) return name;
  return null;
};

const SHORTEST = 3;

const isOneMistake = (typed: string, name: string): boolean => {
  if (typed.length !== name.length || typed === name) return false;
  const wrong: number[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    if (typed[at] === name[at]) continue;
    wrong.push(at);
    if (wrong.length > 2) return false;
  }
  const [first = 0, second] = wrong;
  if (second === undefined) return typed.length >= SHORTEST;
  return second === first + 1 && typed[first] === name[second] && typed[second] === name[first];
};
