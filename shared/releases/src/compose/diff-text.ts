import type { Changed, RemoteDiff } from './diff.ts';

/** Adds the commits between the two releases, one per line, if they are known. */
type CommittedDiff = RemoteDiff & { commits?: string[] };

/** Formats the differences for operators, one per line. */
export const diffText = (diffs: CommittedDiff[]): string =>
  diffs.length === 0 ? '没有不同' : diffs.map(remoteText).join('\n\n');

const remoteText = (diff: CommittedDiff): string => {
  const { name, title, owner, release } = diff;
  const head = `${name}${title === name ? '' : `（${[title, owner].filter(Boolean).join('，')}）`}：${arrow(release)}`;
  const commits = section('提交', differs(diff.commit) ? [arrow(diff.commit), ...(diff.commits ?? [])] : []);
  const lines = [
    ...section('地址', diff.routes.map(namedLine)),
    ...section('标题', diff.titles.map(namedLine)),
    ...section('导航', diff.navigation.map(namedLine)),
    ...section('部件', diff.widgets.map(namedLine)),
    ...section(
      '大小',
      diff.sizes.map(({ name: page, was, is }) => sizeLine(page, was, is)),
    ),
    ...section('共享', diff.shared.map(namedLine)),
    ...section('接口', diff.operations.map(operationLine)),
  ];
  return [head, ...commits, ...(lines.length > 0 ? lines : ['  对使用者没有看得见的变化'])].join('\n');
};

const section = (title: string, lines: string[]): string[] => lines.map((line) => `  ${title}  ${line}`);

const differs = ({ was, is }: Changed<string>) => was !== is;
const arrow = ({ was, is }: Changed<string>): string => `${was ?? '无'} → ${is ?? '移除'}`;

const namedLine = ({ name, was, is }: Changed<string> & { name: string }): string => {
  if (was === null) return `＋ ${name}  ${is}`;
  if (is === null) return `－ ${name}  ${was}`;
  return `～ ${name}  ${was} → ${is}`;
};

const sizeLine = (page: string, was: number | null, is: number | null): string => {
  if (was === null) return `＋ ${page}  ${kilobytes(is ?? 0)}`;
  if (is === null) return `－ ${page}  ${kilobytes(was)}`;
  const more = is - was;
  return `～ ${page}  ${kilobytes(was)} → ${kilobytes(is)}（${more > 0 ? '+' : ''}${kilobytes(more)}）`;
};

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

const operationLine = ({ name, calledBefore, called, changed }: RemoteDiff['operations'][number]): string => {
  if (!calledBefore) return `＋ ${name}`;
  if (!called) return `－ ${name}`;
  return `～ ${name}${changed ? '  请求或答复的形状变了' : ''}`;
};
