import type { CheckedNumber } from '@bee/contracts/resource/standard';
import type { TagProps } from '@bee/ui/content';

export const checkStates: Record<CheckedNumber['state'], { title: string; tone: NonNullable<TagProps['type']> }> = {
  current: { title: '现行', tone: 'green' },
  pending: { title: '即将实施', tone: 'honey' },
  draft: { title: '征求意见', tone: 'blue' },
  replaced: { title: '已被替代', tone: 'red' },
  repealed: { title: '废止', tone: 'red' },
  not_found: { title: '未找到', tone: 'grey' },
  unreadable: { title: '无法识别', tone: 'grey' },
};

/** Advice for authors who cite the standard. */
export const adviceOf = ({ state, standard, successor, suggestions }: CheckedNumber): string => {
  switch (state) {
    case 'current':
      return standard?.effective_at ? `${standard.effective_at} 起实施` : '现行有效';
    case 'pending':
      return `${standard?.effective_at ?? ''} 起实施，此前不适用`;
    case 'draft':
      return '尚未发布，不能作为依据';
    case 'replaced':
      return `${standard?.repealed_at ? `${standard.repealed_at} 废止，` : ''}请改用 ${successor?.code ?? ''}`;
    case 'repealed':
      return `${standard?.repealed_at ? `${standard.repealed_at} ` : ''}废止，没有收录替代它的标准`;
    case 'not_found':
      return suggestions.length > 0
        ? `没有收录；相近：${suggestions.map(({ code }) => code).join('、')}`
        : '没有收录，请核对编号，或到官方系统查询';
    case 'unreadable':
      return '没有编号，也没有可以查找的名称';
  }
};
