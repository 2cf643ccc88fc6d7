import type { AnswerBlock } from '@bee/contracts/resource/ai';
import { ChartBlock } from './chart-block.tsx';
import { TableBlock } from './table-block.tsx';

/** Charts and tables of an answer, drawn from the platform's own data. */
export function AnswerBlocks({ blocks }: { blocks: readonly AnswerBlock[] }) {
  return blocks.map((block) =>
    block.type === 'chart' ? (
      <ChartBlock key={`${block.source.api} ${block.title}`} block={block} />
    ) : (
      <TableBlock key={`${block.source?.api ?? ''} ${block.title}`} block={block} />
    ),
  );
}
