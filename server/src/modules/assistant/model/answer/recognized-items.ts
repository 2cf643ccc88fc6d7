import type { Item } from '../../../../answering/answer-tool.ts';
import type { Understanding } from '../../service/answer/understand.ts';

/** Items whose names texts may use. */
export const itemsOf = ({ recognized }: Pick<Understanding, 'recognized'>): Item[] =>
  [...recognized.values()].flatMap(({ items = [] }) => items);
