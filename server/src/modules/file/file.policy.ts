import { Forbidden, NotFound } from '../../http/errors.ts';
import type { Viewer } from '../../http/viewer.ts';
import type { FileRow } from './file.repository.ts';

type FileAction =
  | 'read'
  | 'read with its order'
  | 'use as avatar'
  | 'show to everybody'
  | 'show with what it belongs to'
  | 'look over';

/** Who may do what with a file; a purpose that opens its files to others adds its line here. */
const rules: Record<FileAction, (file: FileRow, viewer: Viewer | null) => boolean> = {
  read: (file, viewer) => isOwner(file, viewer),
  'read with its order': (file, viewer) => viewer?.isOperator === true && file.purpose === 'attachment',
  'use as avatar': (file, viewer) => isOwner(file, viewer) && file.purpose === 'avatar',
  'show with what it belongs to': (file) => file.purpose === 'image',
  'look over': (file, viewer) => file.purpose === 'image' && (viewer?.isOperator === true || isOwner(file, viewer)),
  'show to everybody': (file) => file.purpose === 'avatar' || file.purpose === 'picture',
};

/** @throws NotFound also for the files of others: they do not exist for whoever may not have them. */
export const allowFile = (wish: FileAction, file: FileRow | undefined, viewer: Viewer | null): FileRow => {
  if (!file || !rules[wish](file, viewer)) throw new NotFound('文件不存在或已删除');
  return file;
};

const isOwner = (file: FileRow, viewer: Viewer | null): boolean => viewer !== null && Number(viewer.uid) === file.uid;

export const expiredLink = (): Forbidden => new Forbidden('下载链接已失效，请重试');
