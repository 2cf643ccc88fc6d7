import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from '@bee/build/workspace';
import { filesBelow } from '@bee/releases/store/folder-files';
import { classPrefix } from '../verify/style-rules.ts';

/** A refusal that is told as it is. */
export class BadRemote extends Error {}

export type RemoteRequest = { name: string; path: string; title: string };

const USAGE = '用法：npm run new-remote -- mf-<名称> /home/<路径> [标题]，例如 mf-reports /home/reports 研究报告';

/** Fills the template of a remote into the folder of its name. @returns the files, relative to the root */
export const createRemote = (root: string, { name, path: address, title }: RemoteRequest): string[] => {
  if (!/^mf-[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new BadRemote(`名称 "${name}" 不合要求。${USAGE}`);
  if (!/^(\/[a-z0-9-]+)+$/.test(address)) throw new BadRemote(`路径 "${address}" 不合要求。${USAGE}`);
  if (!/^[^'"`\\{}<>\n]{1,20}$/.test(title))
    throw new BadRemote(`标题 "${title}" 不合要求：1 至 20 个字，不含引号与括号`);
  const rival = remotesOf(root).find((other) => classPrefix(other) === classPrefix(name));
  if (rival && rival !== name)
    throw new BadRemote(`${rival} 的类名已用前缀 ${classPrefix(name)}，请换一个以别的词结尾的名称。`);
  if (existsSync(path.join(root, name))) throw new BadRemote(`文件夹 ${name} 已经存在，请换一个名称或先删除它。`);
  const words: Record<string, string> = {
    name,
    title,
    path: address,
    page: address.replace(/^\/(home\/)?/, ''),
    prefix: classPrefix(name),
    platform: majorOf(root, 'platform'),
    ui: majorOf(root, 'ui'),
  };
  const template = path.join(import.meta.dirname, '../../template/remote');
  return filesBelow(template).map((file) => {
    const text = readFileSync(path.join(template, file), 'utf8');
    const target = path.join(name, file.replace(/\.tmpl$/, ''));
    mkdirSync(path.dirname(path.join(root, target)), { recursive: true });
    writeFileSync(
      path.join(root, target),
      text.replace(/\{\{(\w+)\}\}/g, (_, word: string) => words[word] ?? ''),
    );
    return target;
  });
};

const remotesOf = (root: string): string[] => readdirSync(root).filter((name) => name.startsWith('mf-'));

const majorOf = (root: string, name: string): string =>
  readPackage(path.join(root, 'shared', name)).version.split('.')[0] ?? '1';
