import { formatNumber } from '@bee/domain/format';
import type { Printing } from './use-print.ts';
import '../viewer.css';

/** Progress and errors of printing; nothing otherwise. */
export const PrintStatus = ({ printing, pages }: { printing: Printing; pages: number }) => {
  const { sheets, failed, begin, cancel } = printing;
  if (sheets !== null)
    return (
      <p className="content-reader-resumed bee-no-print" role="status">
        正在准备打印：{formatNumber(sheets)}/{formatNumber(pages)} 页
        <button type="button" onClick={cancel}>
          取消
        </button>
      </p>
    );
  return failed ? (
    <p className="content-reader-resumed bee-no-print" role="alert">
      打印没有准备好，可能是网络中断或内存不足；请重试，或下载后打印。
      <button type="button" onClick={begin}>
        重试
      </button>
    </p>
  ) : null;
};
