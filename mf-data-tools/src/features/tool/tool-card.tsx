import type { Tool } from '@bee/contracts/resource/tool';
import { formatNumber } from '@bee/domain/format';
import { href } from '@bee/platform';
import { Change, Icon, SampleBadge } from '@bee/ui/content';
import type { ToolEntry } from './tool-list.ts';
import './tool.css';

type ToolCardProps = {
  tool: ToolEntry;
  /** Undefined when the server does not know the tool. */
  facts: Tool | undefined;
  /** Planned for a later release. */
  soon: boolean;
};

/** What a tool answers, its last update, and one current figure. */
export function ToolCard({ tool, facts, soon }: ToolCardProps) {
  return (
    <li className="bee-card tools-tool">
      <div className="tools-tool-head">
        <span className="tools-tool-icon">
          <Icon name={tool.icon} size={24} />
        </span>
        <div>
          <h3>
            <a href={href<string>(tool.to.page, tool.to.params)}>{tool.title}</a>
            <SampleBadge sample={facts?.sample} />
          </h3>
          <p className="bee-small">{tool.text}</p>
        </div>
      </div>
      {soon ? <p className="tools-tool-none">即将上线</p> : <ToolFigure facts={facts} />}
      <ul className="tools-tool-questions" aria-label={`${tool.title}能回答`}>
        {tool.questions.map(({ text, to }) => (
          <li key={text}>
            <a href={href<string>(to.page, to.params)}>{text}</a>
          </li>
        ))}
      </ul>
      {facts?.newest ? (
        <p className="tools-tool-foot bee-note bee-wrap">
          {facts.stock ? (
            <span>
              {formatNumber(facts.stock.value, 0)} {facts.stock.unit}
            </span>
          ) : null}
          <span>
            数据截至 <time dateTime={facts.newest}>{facts.newest}</time>
          </span>
        </p>
      ) : null}
    </li>
  );
}

function ToolFigure({ facts }: { facts: Tool | undefined }) {
  if (!facts?.newest) return <p className="tools-tool-none">暂时没有数据</p>;
  const { figure } = facts;
  if (!figure) return null;
  return (
    <dl className="tools-tool-figure">
      <dt className="bee-small">{figure.title}</dt>
      <dd>
        <strong className="bee-num">{formatNumber(figure.value, figure.decimals)}</strong> {figure.unit}
        {figure.change ? (
          <span>
            {figure.change.against} <Change value={figure.change.pct} digits={1} />
          </span>
        ) : null}
        {figure.as_of === facts.newest ? null : (
          <span>
            <time dateTime={figure.as_of}>{figure.as_of}</time>
          </span>
        )}
      </dd>
    </dl>
  );
}
