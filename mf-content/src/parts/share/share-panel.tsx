import { Button, Icon } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { copyText } from './copy-text.ts';
import { PosterMaker } from './poster-maker.tsx';
import { qrCode } from './qr-code.ts';
import { type ShareTarget, shareAddress } from './share-target.ts';

export type SharePanelProps = { target: ShareTarget; onClose: () => void };

export const SharePanel = ({ target, onClose }: SharePanelProps) => {
  const address = shareAddress();
  return (
    <Modal visible title="分享" maskCloseable className="content-share" onClose={onClose}>
      <p className="content-share-title">{target.title}</p>
      <div className="content-share-way">
        <QrImage address={address} />
        <div>
          <p>
            <strong>微信扫一扫</strong>，在手机上打开，再转发给朋友或群。
          </p>
          <Button
            icon={<Icon name="copy" size={16} />}
            data-first-focus
            onClick={() => void copyText(`${target.title} ${address}`, '标题和链接已复制，可以粘贴到微信或邮件里')}
          >
            复制链接
          </Button>
          {'share' in navigator ? (
            <Button icon={<Icon name="phone" size={16} />} onClick={() => void shareBySystem(target, address)}>
              用系统分享
            </Button>
          ) : null}
        </div>
      </div>
      <p className="content-share-address">{address}</p>
      <PosterMaker target={target} address={address} />
    </Modal>
  );
};

const QrImage = ({ address }: { address: string }) => {
  const { size, path } = qrCode(address);
  return (
    <svg
      className="content-qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="本页的二维码"
      shapeRendering="crispEdges"
    >
      <rect className="content-qr-paper" width={size} height={size} />
      <path d={path} />
    </svg>
  );
};

/** A reader who closes the system's sheet has changed their mind; that is no failure. */
const shareBySystem = ({ title, summary }: ShareTarget, url: string) =>
  navigator.share({ title, text: summary.slice(0, 80), url }).catch(() => undefined);
