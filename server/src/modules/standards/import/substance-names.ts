/** Extracts the aliases contained in a name: 纽甜（又名甜味素）, 土霉素/金霉素/四环素, 红曲米，红曲红. */
export const substanceNames = (written: string): { name: string; alias: string[] } => {
  const name = written.trim();
  const others = [...name.matchAll(/（又名([^（）]+)）/g)].map(([, other]) => other ?? '');
  const plain = name.replace(/（又名[^（）]+）/g, '').trim();
  const parts = plain.split(/[/，、]/).map((part) => part.trim());
  // Chemical names may contain commas and slashes.
  const isList = parts.length > 1 && parts.every((part) => /^\p{Script=Han}[^[\]()]+$/u.test(part));
  const alias = [...others, ...(plain === name ? [] : [plain]), ...(isList ? parts : [])];
  return { name, alias: [...new Set(alias.filter((one) => one !== '' && one !== name))] };
};
