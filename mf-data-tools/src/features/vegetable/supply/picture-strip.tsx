import type { SupplyDetail } from '@bee/contracts/entity/supply';
import { type LazyComponent, useLazyComponent } from '@bee/platform';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import type { PictureModal } from './picture-modal.tsx';
import '../../../components/pictures/pictures.css';

const pictureModal: LazyComponent<ComponentProps<typeof PictureModal>> = {
  styles: ['core', 'overlay'],
  load: async () => (await import('./picture-modal.tsx')).PictureModal,
};

type PictureStripProps = { title: string; images: SupplyDetail['images'] };

/** Thumbnails; each links to the full picture, which opens in a modal with JavaScript. */
export function PictureStrip({ title, images }: PictureStripProps) {
  const [open, setOpen] = useState<number | null>(null);
  const Modal = useLazyComponent(open !== null, pictureModal);
  if (images.length === 0) return null;
  const show = (event: MouseEvent, index: number) => {
    event.preventDefault();
    setOpen(index);
  };
  return (
    <>
      <ul className="tools-pictures" aria-label="图片">
        {images.map(({ fid, url }, index) => (
          <li key={fid}>
            <a href={url} onClick={(event) => show(event, index)} aria-label={`放大第 ${index + 1} 张图片`}>
              <img src={url} alt={`${title}，第 ${index + 1} 张`} loading="lazy" />
            </a>
          </li>
        ))}
      </ul>
      {Modal && open !== null ? (
        <Modal title={title} images={images} at={open} onTurn={setOpen} onClose={() => setOpen(null)} />
      ) : null}
    </>
  );
}
