/** An invalid request; the message is printed as it is. */
export class BadRemote extends Error {}

export type RemoteRequest = { name: string; path: string; title: string };

const USAGE = '用法：npm run new-remote -- mf-<名称> /home/<路径> <标题>，例如 mf-reports /home/reports 研究报告';

/** Reserved class prefixes of the design system and of states. */
const RESERVED_WORDS = ['bee', 'is'];

/** Parses the command line. @throws BadRemote with the reason */
export const readRequest = ([name = '', path = '', title = '', ...more]: string[]): RemoteRequest => {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name) || name.length > 60)
    throw new BadRemote(`名称“${name}”不合要求：以 mf- 开头，小写字母、数字与连字符。\n${USAGE}`);
  const last = name.split('-').at(-1) ?? '';
  if (RESERVED_WORDS.includes(last))
    throw new BadRemote(`名称不能以 ${last} 结尾：类名前缀 ${last}- 是公用的。\n${USAGE}`);
  if (!/^(\/[a-z0-9-]+)+$/.test(path))
    throw new BadRemote(`路径“${path}”不合要求：以 / 开头，小写字母、数字与连字符，末尾没有 /。\n${USAGE}`);
  if (!/^[\p{L}\p{N}·、 -]{1,20}$/u.test(title) || title !== title.trim())
    throw new BadRemote(`标题“${title}”不合要求：1 至 20 个汉字、字母或数字，访客在导航与标题栏里看到它。\n${USAGE}`);
  if (more.length > 0) throw new BadRemote(`“${more.join(' ')}”是多余的；标题里有空格时请加引号。\n${USAGE}`);
  return { name, path, title };
};
