import { Forbidden, NotFound } from '../../../http/errors.ts';
import type { Viewer } from '../../../http/viewer.ts';
import type { FileRow } from '../store/file.repository.ts';

type FileAction =
  | 'read'
  | 'read with its order'
  | 'use as avatar'
  | 'show to everybody'
  | 'show with what it belongs to'
  | 'look over';

/** Access rules for files; a purpose that opens its files to other users adds its rule here. */
const rules: Record<FileAction, (file: FileRow, viewer: Viewer | null) => boolean> = {
  read: (file, viewer) => isOwner(file, viewer),
  'read with its order': (file, viewer) => viewer?.isOperator === true && file.purpose === 'attachment',
  'use as avatar': (file, viewer) => isOwner(file, viewer) && file.purpose === 'avatar',
  'show with what it belongs to': (file) => file.purpose === 'image',
  'look over': (file, viewer) => file.purpose === 'image' && (viewer?.isOperator === true || isOwner(file, viewer)),
  'show to everybody': (file) => file.purpose === 'avatar' || file.purpose === 'picture',
};

/** @throws NotFound also if the caller has no access, so that the existence of the file is not disclosed */
export const allowFile = (action: FileAction, file: FileRow | undefined, viewer: Viewer | null): FileRow => {
  if (!file || !rules[action](file, viewer)) throw new NotFound('文件不存在或已删除');
  return file;
};

const isOwner = (file: FileRow, viewer: Viewer | null): boolean => viewer !== null && Number(viewer.uid) === file.uid;

export const expiredLink = (): Forbidden => new Forbidden('下载链接已失效，请重试');
