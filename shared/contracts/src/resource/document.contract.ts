import { z } from 'zod';
import { pdfDocument, textDocument } from '../entity/document.ts';
import { operation } from '../operation.ts';
import { id } from '../shapes.ts';

export type * from '../entity/document.ts';

export const document = {
  'article/viewPdf': operation({
    method: 'GET',
    summary:
      '报告、产业参考或附件的原文：页数、可读页数、目录与限时的读取地址（支持 Range）；未获授权的页不在所给的字节里',
    request: z.object({ fid: id }),
    data: pdfDocument,
  }),
  'article/viewDoc': operation({
    method: 'GET',
    summary: 'DOCX 附件的正文（已净化的 HTML）或下载地址',
    request: z.object({ fid: id }),
    data: textDocument,
  }),
};
