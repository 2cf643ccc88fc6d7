import {
  Button,
  copyText,
  Disclosure,
  Icon,
  type SharePanelProps,
  type ShareTarget,
  shareAddress,
} from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { PosterMaker } from './poster-maker.tsx';
import { QrPicture } from './qr-picture.tsx';

/** 分享: the QR code is first, because it brings a page from the desktop into WeChat. */
export function SharePanel({ target, onClose }: SharePanelProps) {
  const address = shareAddress(target.to);
  return (
    <Modal visible title="分享" maskCloseable className="bee-share" onClose={onClose}>
      <p className="bee-share-title">{target.title}</p>
      <div className="bee-share-way">
        <QrPicture text={address} label="本页的二维码" />
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
      <p className="bee-share-address">{address}</p>
      {target.embed ? <EmbedCode code={target.embed} /> : null}
      <PosterMaker target={target} address={address} />
    </Modal>
  );
}

function EmbedCode({ code }: { code: string }) {
  return (
    <Disclosure title="嵌入到其他网站">
      <pre className="bee-share-embed">{code}</pre>
      <Button size="small" onClick={() => void copyText(code, '嵌入代码已复制')}>
        复制嵌入代码
      </Button>
    </Disclosure>
  );
}

/** Closing the system's share sheet is not an error. */
const shareBySystem = ({ title, summary }: ShareTarget, url: string) =>
  navigator.share({ title, text: summary.slice(0, 80), url }).catch(() => undefined);
