import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useEffectEvent, useState } from 'react';
import { openPdf } from './pdf-engine.browser.ts';

export type OpenPdf = {
  pdf: PDFDocumentProxy | null;
  /** Fraction of the bytes loaded, 0 to 1. */
  progress: number;
  /** Message for the user; null without a failure. */
  failure: string | null;
};

const CLOSED: OpenPdf = { pdf: null, progress: 0, failure: null };

/** Opens a document before all of its bytes are loaded; ranges are fetched as pages are viewed. */
export const usePdf = (url: string, onExpired: () => void): OpenPdf => {
  const [state, setState] = useState(CLOSED);
  const expired = useEffectEvent(onExpired);
  useEffect(() => {
    let open = true;
    const { task, close } = openPdf(url);
    const change = (patch: Partial<OpenPdf>) => open && setState((before) => ({ ...before, ...patch }));
    task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
      change({ progress: total > 0 ? Math.min(1, loaded / total) : 0 });
    task.promise.then(
      (pdf) => change({ pdf }),
      (error: Error & { status?: number }) => {
        if (open && error.status === 403) expired();
        change({ failure: failureText(error) });
      },
    );
    return () => {
      open = false;
      void close();
    };
  }, [url]);
  return state;
};

const failureText = ({ name, status }: Error & { status?: number }): string => {
  if (name === 'PasswordException') return '文件设有打开密码，无法在线阅读；请向发布单位索取密码后下载阅读。';
  if (name === 'InvalidPDFException') return '文件不完整或已损坏，无法打开；请联系客服更换文件。';
  if (status === 403) return '阅读时间已到，正在重新打开。';
  if (status === 404) return '文件不存在或已删除。';
  return '网络中断，文件没有读完；请检查网络后重试。';
};
