import { confirm, toast, uploadFile, useApi, useSession } from '@bee/platform';
import { useEffect, useRef, useState } from 'react';

const LARGEST = 5 * 1024 * 1024;

type AvatarState = {
  /** Selected but not uploaded; `url` is for the preview. */
  chosen: { file: File; url: string } | null;
  /** Progress of the upload, 0 to 1; null without one. */
  part: number | null;
  saving: boolean;
  choose(file: File | undefined): void;
  cancel(): void;
  upload(): Promise<void>;
  remove(): Promise<void>;
};

/** The avatar changes after a successful upload; until then, and on failure, the old one stays. */
export const useAvatar = (): AvatarState => {
  const api = useApi();
  const { refresh } = useSession();
  const [chosen, setChosen] = useState<AvatarState['chosen']>(null);
  const [part, setPart] = useState<number | null>(null);
  const [saving, setSaving] = useState(false);
  const stop = useRef<AbortController | null>(null);

  useEffect(() => () => stop.current?.abort(), []);
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.url) : undefined), [chosen]);

  const choose = (file: File | undefined) => {
    if (!file) return;
    if (!file.type.startsWith('image/'))
      return void toast.error(`“${file.name}”不是图片，请选择 PNG、JPEG、WebP 或 GIF`);
    if (file.size > LARGEST) return void toast.error(`“${file.name}”超过 5 MB，请压缩后再上传`);
    setChosen({ file, url: URL.createObjectURL(file) });
  };

  const cancel = () => {
    stop.current?.abort();
    setChosen(null);
    setPart(null);
  };

  const save = async (work: (signal: AbortSignal) => Promise<string>, message: string) => {
    const control = new AbortController();
    const { signal } = control;
    stop.current = control;
    setSaving(true);
    try {
      const avatar = await work(signal);
      await api('user/updateInfo', { avatar }, { raw: true, signal });
      await refresh();
      toast.success(message);
      setChosen(null);
    } catch (error) {
      if (!signal.aborted) toast.error(error instanceof Error ? error.message : '上传失败，请重试');
    } finally {
      setSaving(false);
      setPart(null);
    }
  };

  const upload = async () => {
    if (!chosen) return;
    setPart(0);
    await save((signal) => uploadFile(api, chosen.file, 'avatar', { onProgress: setPart, signal }), '头像已更新');
  };

  const remove = async () => {
    const sure = await confirm({ title: '移除头像', content: '移除后显示昵称的第一个字。', confirmText: '移除' });
    if (sure) await save(async () => '', '头像已移除');
  };

  return { chosen, part, saving, choose, cancel, upload, remove };
};
