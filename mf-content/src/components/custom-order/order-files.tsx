import { MAX_ORDER_FILES } from '@bee/domain/custom-order';
import { formatBytes } from '@bee/domain/format';
import { openLogin, toast, uploadFile, useApi, useSession } from '@bee/platform';
import { Button, FileButton } from '@bee/ui/content';
import { useEffect, useId, useRef, useState } from 'react';
import type { OrderFile } from './order-values.ts';
import './custom-order.css';

type OrderFilesProps = { files: OrderFile[]; onChange: (files: OrderFile[]) => void };

/** The user cancelled the upload. */
class Cancelled extends Error {}

const ACCEPTED = '.pdf,.xlsx,.docx,.csv,.zip';

/** Attachments require an account, so visitors get a sign-in link; they can still order without files. */
export function OrderFiles({ files, onChange }: OrderFilesProps) {
  const api = useApi();
  const { status } = useSession();
  const [part, setPart] = useState<number | null>(null);
  const cancelling = useRef<AbortController | null>(null);
  useEffect(() => () => cancelling.current?.abort(new Cancelled()), []);
  const id = useId();

  const add = async (file: File | undefined) => {
    if (!file) return;
    const upload = new AbortController();
    cancelling.current = upload;
    setPart(0);
    try {
      const fid = await uploadFile(api, file, 'attachment', { onProgress: setPart, signal: upload.signal });
      if (!files.some((each) => each.fid === fid)) onChange([...files, { fid, name: file.name, size: file.size }]);
    } catch (error) {
      if (error instanceof Cancelled) return;
      toast.error(error instanceof Error ? error.message : '上传失败，请重试');
    } finally {
      setPart(null);
    }
  };

  return (
    <div className="bee-field">
      <span className="bee-field-label" id={id}>
        附件
      </span>
      <div className="content-order-files">
        {files.length > 0 ? (
          <ul aria-labelledby={id}>
            {files.map((file) => (
              <li key={file.fid}>
                <span className="bee-cut" title={file.name}>
                  {file.name}
                </span>
                <small className="bee-num">{formatBytes(file.size)}</small>
                <Button
                  size="mini"
                  aria-label={`移除 ${file.name}`}
                  onClick={() => onChange(files.filter(({ fid }) => fid !== file.fid))}
                >
                  移除
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {status !== 'member' ? (
          <p className="content-order-note">
            上传附件需要登录。
            <button type="button" className="content-order-link" onClick={() => openLogin()}>
              登录后上传
            </button>
            ；不登录也可以直接提交需求。
          </p>
        ) : files.length < MAX_ORDER_FILES ? (
          <FileButton
            accept={ACCEPTED}
            disabled={part !== null}
            onChange={(event) => {
              void add(event.currentTarget.files?.[0]);
              event.currentTarget.value = '';
            }}
          >
            {part === null ? '选择文件' : `正在上传 ${Math.floor(part * 100)}%`}
          </FileButton>
        ) : null}
        {part === null ? null : (
          <Button size="mini" onClick={() => cancelling.current?.abort(new Cancelled())}>
            取消上传
          </Button>
        )}
        <p className="content-order-note">
          PDF、XLSX、DOCX、CSV、ZIP，每个不超过 20 MB，最多 {MAX_ORDER_FILES}{' '}
          个。上传中断后一小时内再选同一个文件，会接着传。
        </p>
      </div>
    </div>
  );
}
