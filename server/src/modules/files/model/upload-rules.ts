import type { UploadPurpose } from '@bee/contracts/resource/file';
import { formatBytes } from '@bee/domain/format';
import { InvalidInput } from '../../../http/errors.ts';
import type { FileKind } from './file-kind.ts';
import { extensionOf } from './file-name.ts';

const MB = 1024 * 1024;

type Rule = { label: string; kinds: readonly FileKind[]; accepted: string; maxBytes: number; perDay: number };

const PICTURES = { kinds: ['png', 'jpeg', 'webp', 'gif'], accepted: 'PNG、JPEG、WebP、GIF 图片' } as const;

/** Per purpose: accepted kinds by content, maximum size as sent, and uploads per member and day. */
export const uploadRules: Record<UploadPurpose, Rule> = {
  avatar: { label: '头像', ...PICTURES, maxBytes: 5 * MB, perDay: 20 },
  image: { label: '图片', ...PICTURES, maxBytes: 10 * MB, perDay: 60 },
  attachment: {
    label: '附件',
    kinds: ['pdf', 'xlsx', 'docx', 'csv', 'zip'],
    accepted: 'PDF、XLSX、DOCX、CSV、ZIP 文件',
    maxBytes: 20 * MB,
    perDay: 30,
  },
};

/** Rejects an upload before the transfer if it would be rejected afterwards. The extension is used for nothing else. */
export const checkDeclared = ({
  name,
  size,
  purpose,
}: {
  name: string;
  size: number;
  purpose: UploadPurpose;
}): void => {
  const { label, kinds, accepted, maxBytes } = uploadRules[purpose];
  if (size > maxBytes)
    throw new InvalidInput(`“${name}”有 ${formatBytes(size)}，${label}最大 ${formatBytes(maxBytes)}，请压缩后再上传`);
  const extension = extensionOf(name);
  if (extension && !kinds.some((kind) => EXTENSIONS[kind].includes(extension)))
    throw new InvalidInput(`“${name}”不能作为${label}上传，请选择 ${accepted}`);
};

/** Decided by the content, regardless of the name. */
export const checkKind = (name: string, kind: FileKind | null, purpose: UploadPurpose): FileKind => {
  const { label, kinds, accepted } = uploadRules[purpose];
  if (kind && kinds.includes(kind)) return kind;
  throw new InvalidInput(`“${name}”的内容不是可用的${label}，请选择 ${accepted}`);
};

const EXTENSIONS: Record<FileKind, readonly string[]> = {
  png: ['png'],
  jpeg: ['jpg', 'jpeg', 'jfif'],
  webp: ['webp'],
  gif: ['gif'],
  pdf: ['pdf'],
  xlsx: ['xlsx'],
  docx: ['docx'],
  csv: ['csv', 'txt'],
  zip: ['zip'],
};
