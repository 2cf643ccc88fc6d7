import type { AiRef, AnswerBlock } from '@bee/contracts/resource/ai';
import { shanghaiDay } from '@bee/domain/calendar-day';
import { formatInstant } from '@bee/domain/format';
import { validityTitle } from '@bee/domain/validity';
import { hrefOrNull } from '@bee/platform';
import type { Turn } from './conversation.ts';
import { citedIn, plainAnswer } from './markdown.ts';
import { referenceHref } from './reference-href.ts';
import { referenceKinds } from './reference-kind.ts';
import { usedRefs } from './reference-list.tsx';

/** An answer for the clipboard: text, and the sources that it cites with their addresses. */
export const answerForClipboard = (turn: Turn, origin: string): string => {
  const parts = [turn.question, plainAnswer(turn.text)];
  const sources = sourcesOf(turn).map((ref) => `[${ref.no}] ${describe(ref)} ${addressOf(ref, origin)}`.trim());
  if (sources.length > 0) parts.push(['来源：', ...sources].join('\n'));
  return parts.join('\n\n');
};

type Exported = { title: string; turns: readonly Turn[]; origin: string; now: Date };

/** A conversation as a Markdown file: the questions, the answers with their marks, tables, and the sources. */
export const conversationMarkdown = ({ title, turns, origin, now }: Exported): string => {
  const head = `# ${oneLine(title)}\n\n> 由农小蜂（${origin}）根据平台资料回答，导出于 ${formatInstant(now.toISOString())}。答案供参考。`;
  return `${[head, ...turns.map((turn) => turnMarkdown(turn, origin))].join('\n\n')}\n`;
};

const turnMarkdown = (turn: Turn, origin: string): string => {
  const parts = [`## ${oneLine(turn.question)}`];
  if (turn.context) parts.push(`就“${oneLine(turn.context.title)}”提问`);
  parts.push(answerMarkdown(turn.text, origin));
  if (turn.status !== 'completed') parts.push('（回答未完成）');
  parts.push(...turn.blocks.map((block) => blockMarkdown(block, origin)));
  const sources = sourcesOf(turn).map((ref) => {
    const address = addressOf(ref, origin);
    return `- [${ref.no}] ${describe(ref)}${address ? ` <${address}>` : ''}`;
  });
  if (sources.length > 0)
    parts.push(`参考资料（检索于 ${shanghaiDay(new Date(turn.askedAt))}）：\n\n${sources.join('\n')}`);
  return parts.filter(Boolean).join('\n\n');
};

const answerMarkdown = (text: string, origin: string): string =>
  text
    .replace(/\[\[(\d+)\]\]/g, '[$1]')
    .replace(/\[([^[\]]+)\]\(page:([a-z/-]+)\)/g, (_, label: string, page: string) => {
      const target = hrefOrNull(page);
      return target ? `[${label}](${origin}${target})` : label;
    })
    .trim();

const blockMarkdown = (block: AnswerBlock, origin: string): string => {
  const target = block.to && hrefOrNull(block.to.page, block.to.params);
  const name = target ? `[${block.title}](${origin}${target})` : block.title;
  const head = `**${name}**${block.as_of ? `（数据截至 ${block.as_of}）` : ''}`;
  // Table data that the browser loads is reachable by its link; older answers contain their rows.
  if (block.type !== 'table' || !block.columns || !block.rows) return head;
  const row = (cells: readonly string[]) =>
    `| ${cells.map((cell) => oneLine(cell).replace(/\|/g, '\\|')).join(' | ')} |`;
  return [head, '', row(block.columns), row(block.columns.map(() => '---')), ...block.rows.map(row)].join('\n');
};

const sourcesOf = ({ refs, text }: Turn): AiRef[] => usedRefs(refs, new Set(citedIn(text)));

const describe = ({ kind, title, org, date, page, sample, validity }: AiRef): string => {
  const state = validity && validityTitle(kind, validity);
  const facts = [
    referenceKinds[kind],
    org,
    date,
    state,
    page === null ? null : `第 ${page} 页`,
    sample ? '示例数据' : null,
  ];
  return `${oneLine(title)}（${facts.filter(Boolean).join('，')}）`;
};

const addressOf = (ref: AiRef, origin: string): string => {
  const target = referenceHref(ref);
  return target ? `${origin}${target}` : '';
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
