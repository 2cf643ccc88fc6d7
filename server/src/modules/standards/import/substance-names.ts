/**
 * Extracts the aliases contained in a name: 纽甜（又名甜味素）, 土霉素/金霉素/四环素, 红曲米，红曲红, and 丙酸钙 in
 * 丙酸及其钠盐、钙盐.
 */
export const substanceNames = (written: string): { name: string; alias: string[] } => {
  const name = written.trim();
  const others = [...name.matchAll(/（又名([^（）]+)）/g)].map(([, other]) => other ?? '');
  const plain = name.replace(/（又名[^（）]+）/g, '').trim();
  const [, acid, salts = ''] = /^(\p{Script=Han}+酸)及其(.+盐)$/u.exec(plain) ?? [];
  const parts = plain.split(/[/，、]/).map((part) => part.trim());
  // Chemical names may contain commas and slashes.
  const isList = !acid && parts.length > 1 && parts.every((part) => /^\p{Script=Han}[^[\]()]+$/u.test(part));
  const alias = [
    ...others,
    ...(plain === name ? [] : [plain]),
    ...(isList ? parts : []),
    ...(acid ? [acid, ...salts.split(/[，、和]/).map((salt) => acid + salt.replace(/盐$/, ''))] : []),
  ];
  return { name, alias: [...new Set(alias.filter((one) => one !== '' && one !== name))] };
};
