import { toast, uploadFile, useApi } from '@bee/platform';
import { Button, FileButton } from '@bee/ui/content';
import { Form } from '@bee/ui/fields';
import { useId, useState } from 'react';
import './pictures.css';

export type Picture = { fid: string; url: string };

type PictureFieldProps = { label: string; images: Picture[]; most: number; onChange: (images: Picture[]) => void };

const ACCEPTED = '.png,.jpg,.jpeg,.webp,.gif';

/** Uploads pictures one by one when they are chosen; the server re-encodes them and reports why it rejects one. */
export function PictureField({ label, images, most, onChange }: PictureFieldProps) {
  const api = useApi();
  const [part, setPart] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  const add = async (files: File[]) => {
    const room = most - images.length;
    setProblem(files.length > room ? `最多 ${most} 张，多选的没有上传` : null);
    let kept = images;
    try {
      for (const file of files.slice(0, room)) {
        setPart(0);
        const fid = await uploadFile(api, file, 'image', { onProgress: setPart });
        if (kept.some((picture) => picture.fid === fid)) continue;
        kept = [...kept, { fid, url: `/api/file/picture/${fid}` }];
        onChange(kept);
      }
    } catch (error) {
      const message = error instanceof Error ? error.message : '图片上传失败，请重试';
      setProblem(message);
      toast.error(message);
    } finally {
      setPart(null);
    }
  };

  return (
    <Form.Item
      label={<span id={id}>{label}</span>}
      validateStatus={problem ? 'error' : undefined}
      help={problem}
      className="is-wide"
    >
      <div className="tools-picture-upload bee-stack">
        {images.length > 0 ? (
          <ul className="tools-pictures" aria-labelledby={id}>
            {images.map(({ fid, url }, index) => (
              <li key={fid}>
                <img src={url} alt={`第 ${index + 1} 张`} />
                <Button
                  aria-label={`移除第 ${index + 1} 张图片`}
                  onClick={() => onChange(images.filter((picture) => picture.fid !== fid))}
                >
                  移除
                </Button>
              </li>
            ))}
          </ul>
        ) : null}
        {images.length < most ? (
          <FileButton
            accept={ACCEPTED}
            multiple={most > 1}
            disabled={part !== null}
            aria-describedby={`${id}note`}
            onChange={(event) => {
              void add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          >
            {part === null ? '选择图片' : `正在上传 ${Math.round(part * 100)}%`}
          </FileButton>
        ) : null}
        <p className="tools-picture-note" id={`${id}note`}>
          PNG、JPEG、WebP、GIF，每张不超过 10 MB，最多 {most} 张；位置等拍摄信息会被去除。
        </p>
      </div>
    </Form.Item>
  );
}
