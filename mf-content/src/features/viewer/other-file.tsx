import { formatBytes } from '@bee/domain/format';
import { useApiQuery, useSession } from '@bee/platform';
import { Empty, LinkButton } from '@bee/ui/content';
import type { PdfDocument } from './viewer-data.ts';

/** Tables, archives and other files have no preview; they are downloaded. */
export const OtherFile = ({ document: { fid, ext, name, size } }: { document: PdfDocument }) => {
  const { status } = useSession();
  const { data } = useApiQuery('article/viewPdf', { fid }, { enabled: status !== 'pending', staleTime: 0 });
  return (
    <Empty
      title={`${ext ? ext.toUpperCase() : '这种'} 文件不能在线阅读`}
      action={
        data?.download_url ? (
          <LinkButton kind="primary" href={data.download_url} download={name}>
            下载（{formatBytes(size)}）
          </LinkButton>
        ) : null
      }
    >
      “{name}”可以下载后用本机软件打开。能在线阅读的是 PDF 和 DOCX。
    </Empty>
  );
};
