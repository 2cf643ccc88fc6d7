import { href, openFeedback } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import type { HelpQuestion } from './help-question.ts';
import './help.css';

type QuestionItemProps = { item: HelpQuestion; open: boolean };

/** The anchor is inside the `<details>`, so that browsers open it for a fragment without JavaScript. */
export function QuestionItem({ item: { id, question, answer, links = [] }, open }: QuestionItemProps) {
  return (
    <details className="content-help-item" open={open}>
      <summary>
        <h3>{question}</h3>
        <Icon name="chevron" />
      </summary>
      <div id={id} className="content-help-answer">
        {answer.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p className="content-help-next bee-wrap bee-no-print">
          {links.map(({ title, page, params }) => (
            <a key={title} href={href<string>(page, params)}>
              {title}
            </a>
          ))}
          <a href={`#${id}`} aria-label={`本条链接：${question}`}>
            本条链接
          </a>
          <button type="button" onClick={() => openFeedback({ content: `关于“${question}”：` })}>
            没解决？告诉我们
          </button>
        </p>
      </div>
    </details>
  );
}
