import { formatInstant } from '@bee/domain/format';
import { confirm, href, toast, useApiMutation } from '@bee/platform';
import { Button, copyText, Icon, shareAddress } from '@bee/ui/content';
import { Modal } from '@bee/ui/interactive';
import { QrPicture } from '@bee/ui/share';
import './share-dialog.css';

/** Key of the link and the time of its snapshot; null without a link. */
export type ShareLink = { share: string | null; shared_at: string | null };
export type ShareDialogProps = { chatId: string; link: ShareLink; onChange(link: ShareLink): void; onClose(): void };

/** A read-only link to a chat: create, copy, update, revoke. */
export function ShareDialog({ chatId, link, onChange, onClose }: ShareDialogProps) {
  const { mutateAsync: save, isPending } = useApiMutation('a_i/saveHistory');
  const change = async (action: 'share' | 'unshare', done: string) => {
    try {
      const { share, shared_at } = await save({ chat_id: chatId, action });
      onChange({ share, shared_at });
      toast.success(done);
    } catch {
      // the caller shows the error
    }
  };
  const takeBack = async () => {
    const sure = await confirm({
      title: '取消分享',
      content: '取消后，这个链接和二维码立即失效；再次分享会是新的链接。',
      confirmText: '取消分享',
      cancelText: '保留链接',
    });
    if (sure) await change('unshare', '已取消分享，链接失效');
  };
  return (
    <Modal visible title="分享对话" maskCloseable className="ai-share" onClose={onClose}>
      {link.share === null ? (
        <>
          <p>
            生成一个只读链接。得到链接的人都能看到此刻已经完成的问题、回答和参考资料；之后的提问、新的版本和您的评价不会显示。
          </p>
          <div className="bee-form-actions">
            <Button
              kind="primary"
              size="small"
              loading={isPending}
              data-first-focus
              onClick={() => void change('share', '只读链接已生成')}
            >
              生成只读链接
            </Button>
          </div>
        </>
      ) : (
        shared(shareAddress(href('ai/result', { chatId, share: link.share })))
      )}
    </Modal>
  );

  function shared(address: string) {
    return (
      <>
        <div className="ai-share-way bee-inline">
          <QrPicture text={address} label="只读链接的二维码" />
          <div>
            <p>
              快照生成于 <time dateTime={link.shared_at ?? undefined}>{formatInstant(link.shared_at)}</time>
              。之后的提问和新的版本不在其中。
            </p>
            <Button
              icon={<Icon name="copy" size={16} />}
              data-first-focus
              onClick={() => void copyText(address, '只读链接已复制')}
            >
              复制链接
            </Button>
            <Button
              icon={<Icon name="refresh" size={16} />}
              loading={isPending}
              onClick={() => void change('share', '快照已更新为此刻的内容')}
            >
              更新快照
            </Button>
            <Button kind="danger" disabled={isPending} onClick={() => void takeBack()}>
              取消分享
            </Button>
          </div>
        </div>
        <p className="ai-share-address">{address}</p>
      </>
    );
  }
}
