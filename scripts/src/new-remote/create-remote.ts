import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readPackage } from '@bee/build/workspace';
import { filesBelow } from '@bee/releases/store/folder-files';
import { classPrefix } from '../verify/style-rules.ts';
import { BadRemote, type RemoteRequest } from './remote-request.ts';
import { takenAddress } from './taken-address.ts';

/**
 * Fills the template of a remote into a folder of its name; writes nothing when it is refused.
 * @returns the files, relative to the root
 */
export const createRemote = async (root: string, request: RemoteRequest): Promise<string[]> => {
  const { name, path: address, title } = request;
  if (existsSync(path.join(root, name))) throw new BadRemote(`文件夹 ${name} 已经存在，请换一个名称或先删除它。`);
  const remotes = readdirSync(root).filter((other) => /^mf-/.test(other));
  const rival = remotes.find((other) => classPrefix(other) === classPrefix(name));
  if (rival) throw new BadRemote(`${rival} 的类名已用前缀 ${classPrefix(name)}，请换一个以别的词结尾的名称。`);
  const words: Record<string, string> = {
    name,
    title,
    path: address,
    page: address.replace(/^\/(home\/)?/, ''),
    prefix: classPrefix(name),
    platform: majorOf(root, 'platform'),
    ui: majorOf(root, 'ui'),
  };
  const taken = await takenAddress(root, remotes, { ...request, page: words.page ?? '' });
  if (taken) throw new BadRemote(taken);
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

const majorOf = (root: string, name: string): string =>
  readPackage(path.join(root, 'shared', name)).version.split('.')[0] ?? '1';
