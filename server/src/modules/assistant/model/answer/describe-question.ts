import type { Understanding } from '../../service/answer/understand.ts';
import { itemsOf } from './recognized-items.ts';

/** Describes how the question was understood, for the progress steps above an answer. */
export const describeQuestion = (asked: Understanding): string =>
  `理解问题：${asked.request?.about ?? textsAbout(asked)}`;

const textsAbout = (asked: Understanding): string => {
  const titles = itemsOf(asked).map(({ title }) => title);
  return titles.length > 0 ? `与${titles.join('、')}有关的资料` : '查找法规、百科与文章';
};

/** Describes the sources that are searched. */
export const sourcesOf = ({ request }: Understanding): string => {
  if (!request) return '检索资料';
  return request.texts ? `${request.source}，检索资料` : request.source;
};
