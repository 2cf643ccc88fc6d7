import type { Comparison } from '../article-data.ts';
import './compare.css';

type Block = Comparison['blocks'][number];
type SameBlock = Extract<Block, { kind: 'same' }>;

const WORDS = { added: '新增', removed: '删除', changed: '修改' } as const;

/** The text of both versions in one column: changes are expanded, unchanged parts are collapsed. */
export function ComparedText({ blocks }: Pick<Comparison, 'blocks'>) {
  return (
    <div className="content-compared bee-text">
      {numbered(blocks).map(({ no, block }) =>
        block.kind === 'same' ? (
          <Unchanged key={`same-${no}`} block={block} />
        ) : (
          <Change key={`change-${no}`} no={no} block={block} />
        ),
      )}
    </div>
  );
}

/** Numbers the changes from 1; an unchanged part has the number of the change before it. */
const numbered = (blocks: Block[]) => {
  let no = 0;
  return blocks.map((block) => {
    if (block.kind !== 'same') no += 1;
    return { no, block };
  });
};

function Change({ no, block }: { no: number; block: Exclude<Block, SameBlock> }) {
  return (
    <div className={`content-change is-${block.kind}`} id={`change-${no}`}>
      <span className="content-change-word bee-note">
        {no} {WORDS[block.kind]}
      </span>
      <p>
        <Words block={block} />
      </p>
    </div>
  );
}

function Words({ block }: { block: Exclude<Block, SameBlock> }) {
  if (block.kind === 'added') return <ins>{block.text}</ins>;
  if (block.kind === 'removed') return <del>{block.text}</del>;
  let place = 0;
  return block.parts.map(({ mark, text }) => {
    place += 1;
    const key = `${place}-${mark}`;
    if (mark === 'added') return <ins key={key}>{text}</ins>;
    if (mark === 'removed') return <del key={key}>{text}</del>;
    return <span key={key}>{text}</span>;
  });
}

/** An unchanged run. The heading of the chapter of the next change stays visible. */
function Unchanged({ block: { paragraphs } }: { block: SameBlock }) {
  const chapter = paragraphs.findLast(({ text }) => /^第\S{1,6}[编章节]/.test(text));
  const [only] = paragraphs;
  if (only && paragraphs.length === 1) return <Paragraph {...only} />;
  return (
    <>
      <details className="content-same">
        <summary>未改动 {paragraphs.length} 段</summary>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph.text} {...paragraph} />
        ))}
      </details>
      {chapter ? <p className="content-compare-chapter">{chapter.text}</p> : null}
    </>
  );
}

function Paragraph({ text, was }: SameBlock['paragraphs'][number]) {
  return (
    <p className="content-unchanged">
      {text}
      {was ? <small>（原{was}）</small> : null}
    </p>
  );
}
