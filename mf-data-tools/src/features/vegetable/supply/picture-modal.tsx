import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { Button } from '@bee/ui/content';
import { Dialog } from '@bee/ui/overlay';
import { UiProvider } from '@bee/ui/theme';
import './supply.css';

type PictureModalProps = {
  title: string;
  images: SupplyDetail['images'];
  at: number;
  onTurn: (index: number) => void;
  onClose: () => void;
};

/** One picture at the maximum size of the screen. */
export function PictureModal({ title, images, at, onTurn, onClose }: PictureModalProps) {
  const last = images.length - 1;
  const turn = (step: number) => onTurn(Math.min(last, Math.max(0, at + step)));
  return (
    <UiProvider>
      <Dialog title={`图片 ${at + 1} / ${images.length}`} width={960} onClose={onClose}>
        <img className="tools-supply-full" src={images[at]?.url} alt={`${title}，第 ${at + 1} 张`} />
        {last > 0 ? (
          <div className="tools-supply-turn">
            <Button disabled={at === 0} onClick={() => turn(-1)} data-first-focus={at > 0 || undefined}>
              上一张
            </Button>
            <Button disabled={at === last} onClick={() => turn(1)} data-first-focus={at === 0 || undefined}>
              下一张
            </Button>
          </div>
        ) : null}
      </Dialog>
    </UiProvider>
  );
}
