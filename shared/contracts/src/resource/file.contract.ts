import { z } from 'zod';
import { memberOperation } from '../operation.ts';
import { id } from '../shapes.ts';

/** The purpose of an upload determines who may read the file, its types and its size. */
export const uploadPurposes = ['avatar', 'image', 'attachment'] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** `data` of the response to the upload at `upload_url`. Pictures are re-encoded, so type and size may differ. */
export type UploadedFile = { fid: string; filename: string; type: string; size: number };

export const file = {
  'file/beforeUpload': memberOperation({
    summary:
      '上传前检查类型与大小；返回一次性的上传地址，已有相同文件时直接返回 fid；上次中断的，从 received 起续传（请求头 upload-offset）',
    request: z.object({
      name: z.string('缺少文件名').trim().min(1, '缺少文件名').max(200, '文件名过长，最多 200 个字'),
      size: z.number('缺少文件大小').int('文件大小应是整数').min(1, '文件是空的，请重新选择'),
      sha256: z.string('缺少文件校验值').regex(/^[0-9a-f]{64}$/, '文件校验值有误'),
      purpose: z.enum(uploadPurposes, '没有这种用途'),
    }),
    data: z.object({
      fid: z.string().nullable(),
      upload_url: z.string().nullable(),
      expires_in: z.number().int(),
      /** Bytes received before the upload was interrupted; it can be resumed within an hour. */
      received: z.number().int(),
    }),
  }),
  'file/getFileToken': memberOperation({
    summary: '取得文件的下载地址：只能用一次，120 秒内有效，只限本人',
    request: z.object({ fid: id }),
    data: z.object({
      token: z.string(),
      url: z.string(),
      filename: z.string(),
      size: z.number().int(),
      expires_in: z.number().int(),
    }),
  }),
};
