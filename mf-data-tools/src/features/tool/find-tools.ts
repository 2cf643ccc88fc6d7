import { defineQuery } from '@bee/domain/define-query';
import { text } from '@bee/domain/query-fields';
import type { ToolGroup } from './tool-list.ts';

export const toolQuery = defineQuery({ asked: text(60, { key: 'q', fallback: '' }) });

/**
 * Tools whose title, text or a question contains every word; if only questions match, only these are kept. An empty
 * search finds all.
 */
export const findTools = (groups: readonly ToolGroup[], asked: string): ToolGroup[] => {
  const words = asked.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const holds = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  return groups.flatMap((group) => {
    const tools = group.tools.flatMap((tool) => {
      if (holds(`${group.title} ${tool.title} ${tool.text}`)) return [tool];
      const questions = tool.questions.filter(({ text }) => holds(`${tool.title} ${text}`));
      return questions.length > 0 ? [{ ...tool, questions }] : [];
    });
    return tools.length > 0 ? [{ ...group, tools }] : [];
  });
};
