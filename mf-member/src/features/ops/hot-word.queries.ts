import type { HotWord } from '@bee/contracts/resource/search';
import { type HotWordState, hotWordStates } from '@bee/domain/hot-word';
import { confirm, toast, useApi, useInvalidate } from '@bee/platform';
import { useState } from 'react';
import { useListChange } from './use-list-change.ts';

const LIST = 'ops/getHotKeywords';

/** Each function resolves to whether it succeeded. */
export const useHotWordChange = ({ keyword, searches }: HotWord, onHandled: () => void) => {
  const change = useListChange('ops/setHotKeyword', LIST, onHandled);
  const removal = useListChange('ops/removeHotKeyword', LIST, onHandled);
  const set = (status: HotWordState) =>
    change.send({ keyword, status }, `“${keyword}”现在是“${hotWordStates[status]}”`);
  const remove = async () => {
    const sure = await confirm({
      title: '删除热门搜索词',
      content: `删除“${keyword}”？${searches > 0 ? `近 30 天的 ${searches} 次搜索一并不再计数；` : ''}再有多人搜索时它会重新出现。不想再出现，请改用“隐藏”。`,
      confirmText: '删除',
    });
    return sure && removal.send({ keyword }, `已删除“${keyword}”`);
  };
  return { set, remove, busy: change.busy || removal.busy };
};

/** Resolves to an error message for the word; null when it was added. */
export const useAddHotWord = () => {
  const api = useApi();
  const forgetAnswers = useInvalidate();
  const [busy, setBusy] = useState(false);
  const add = async (keyword: string, pinned: boolean): Promise<string | null> => {
    setBusy(true);
    try {
      await api('ops/addHotKeyword', { keyword, pinned }, { raw: true });
      toast.success(`已添加“${keyword}”`);
      await forgetAnswers(LIST);
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    } finally {
      setBusy(false);
    }
  };
  return { add, busy };
};
