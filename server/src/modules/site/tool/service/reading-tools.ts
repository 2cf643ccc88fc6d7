import { countArticles, countDocuments } from '../store/tool.repository.ts';
import { type ReadTool, stockOf } from './tool-facts.ts';

/** Number of articles of a scope, in total and within the last thirty days. */
const readingTool =
  (scope: 'report' | 'policy', unit: string, title: string): ReadTool =>
  async (db, today) => {
    const { count = 0, recent = 0, newest = null, sample = false } = (await countArticles(db, scope, today)) ?? {};
    return {
      newest,
      stock: stockOf(count, unit),
      figure: newest ? { title, value: recent, unit: '篇', decimals: 0, as_of: today, change: null } : null,
      sample,
    };
  };

export const reportTool = readingTool('report', '份报告', '近 30 天发布');
export const policyTool = readingTool('policy', '项政策与解读', '近 30 天发布');

/** Documents that the assistant may quote. */
export const answersTool: ReadTool = async (db, today) => {
  const { documents = 0, passages = 0, newest = null, sample = false } = (await countDocuments(db, today)) ?? {};
  return {
    newest,
    stock: stockOf(documents, '份可引用的资料'),
    figure:
      newest && passages > 0
        ? { title: '可引用的段落', value: passages, unit: '段', decimals: 0, as_of: newest, change: null }
        : null,
    sample,
  };
};
