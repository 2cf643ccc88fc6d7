import { toast } from '@bee/platform';
import { Button, Icon, type ShareTarget } from '@bee/ui/content';
import { useEffect, useState } from 'react';
import { drawPoster } from './draw-poster.ts';

type PosterMakerProps = { target: ShareTarget; address: string };

/** A picture for chats and print, drawn in the browser on demand. */
export function PosterMaker({ target, address }: PosterMakerProps) {
  const [poster, setPoster] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => (poster ? URL.revokeObjectURL(poster) : undefined), [poster]);

  const make = async () => {
    setBusy(true);
    try {
      setPoster(URL.createObjectURL(await drawPoster(target, address)));
    } catch {
      toast.error('海报没有生成，请换一个浏览器再试');
    } finally {
      setBusy(false);
    }
  };
  if (!poster) {
    return (
      <Button
        className="bee-share-make"
        icon={<Icon name="download" size={16} />}
        loading={busy}
        onClick={() => void make()}
      >
        生成海报图片
      </Button>
    );
  }
  return (
    <figure className="bee-poster">
      <img src={poster} alt={`《${target.title}》的分享海报，带二维码`} width={375} height={560} />
      <figcaption>
        <a className="bee-btn is-primary" href={poster} download={`${target.title.slice(0, 40)}.png`}>
          保存海报
        </a>
        <span>手机上长按图片也可以保存</span>
      </figcaption>
    </figure>
  );
}
