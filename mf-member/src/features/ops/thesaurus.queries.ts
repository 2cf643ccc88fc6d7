import type { RequestFor } from '@bee/contracts/operations';
import type { ThesaurusItem } from '@bee/contracts/resource/thesaurus';
import { confirm, useInvalidate } from '@bee/platform';
import { useListChange } from './use-list-change.ts';

const LIST = 'ops/getThesaurus';

/** `refusal` is the error of the last attempt. */
export const useSaveEntry = () => {
  const change = useListChange('ops/saveThesaurusEntry', LIST);
  const forgetAnswers = useInvalidate();
  const save = async (request: RequestFor<'ops/saveThesaurusEntry'>) => {
    const saved = await change.send(request, `已保存“${request.name}”，搜索、提示与回答随即采用`);
    if (saved) await forgetAnswers('ops/getThesaurusHistory');
    return saved;
  };
  return { save, busy: change.busy, refusal: change.refusal };
};

export const useRemoveEntry = ({ id, version, name }: ThesaurusItem) => {
  const removal = useListChange('ops/removeThesaurusEntry', LIST);
  const remove = async () => {
    const sure = await confirm({
      title: '删除词条',
      content: `删除“${name}”和它的别名？搜索、提示与回答将不再把这些叫法当作同一事物，导入也不会再添加它。`,
      confirmText: '删除',
    });
    return sure && removal.send({ id, version }, `已删除“${name}”`);
  };
  return { remove, busy: removal.busy };
};
