import { messageOf } from '@bee/domain/error-message';
import { confirm, toast, useApi, useInvalidate } from '@bee/platform';
import { Button } from '@bee/ui/content';
import { useState } from 'react';
import type { AnyReview, BulkAction } from './review.ts';

type BulkButtonsProps = {
  review: AnyReview;
  bulk: BulkAction<unknown>;
  items: unknown[];
  onDone: () => void;
};

/** Asks once and sends one call per item; the items of failed calls are named, the others are done. */
export function BulkButtons({ review, bulk, items, onDone }: BulkButtonsProps) {
  const { noun, nameOf, operation } = review;
  const { word } = bulk;
  const api = useApi();
  const forgetAnswers = useInvalidate();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const content = `对选中的 ${items.length} 条${noun}“${word}”？`;
    if (!(await confirm({ title: `批量${word}`, content, confirmText: word }))) return;
    setBusy(true);
    const failed: string[] = [];
    for (const item of items) {
      const problem = await api(bulk.operation, bulk.request(item), { raw: true }).then(() => null, messageOf);
      if (problem !== null) failed.push(`“${nameOf(item)}”：${problem}`);
    }
    await forgetAnswers(operation);
    setBusy(false);
    onDone();
    const done = items.length - failed.length;
    if (done > 0) toast.success(`已${word} ${done} 条${noun}`);
    if (failed.length > 0) toast.error(`${failed.length} 条没有成功：${failed.join('；')}`);
  };
  return (
    <>
      <Button kind="primary" size="small" loading={busy} onClick={() => void run()}>
        {word}
      </Button>
      <Button size="small" disabled={busy} onClick={onDone}>
        取消选择
      </Button>
    </>
  );
}
