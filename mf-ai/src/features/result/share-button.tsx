import { href, toast, useApiMutation } from '@bee/platform';
import { Button, Icon } from '@bee/ui/content';

/** Makes a link under which anybody can read this chat, and nothing more. */
export function ShareButton({ chatId }: { chatId: string }) {
  const { mutateAsync: save, isPending } = useApiMutation('a_i/saveHistory');
  const share = async () => {
    const { share: key } = await save({ chat_id: chatId, action: 'share' });
    const link = `${window.location.origin}${href('ai/result', { chatId, share: key ?? undefined })}`;
    try {
      await navigator.clipboard.writeText(link);
      toast.success('只读链接已复制，任何人都可以用它查看此对话');
    } catch {
      toast.info(link);
    }
  };
  return (
    <Button loading={isPending} icon={<Icon name="share" size={16} />} onClick={() => void share()}>
      分享
    </Button>
  );
}
