import type { DataFor } from '@bee/contracts/operations';
import { href } from '@bee/platform';
import { Card, SampleBadge } from '@bee/ui/content';
import './direct-answer.css';

type DirectAnswerProps = { answer: NonNullable<DataFor<'article/search'>['answer']> };

/** What the data tools say about the keyword, above the hits. */
export function DirectAnswer({ answer }: DirectAnswerProps) {
  return (
    <section className="content-answer" aria-label="数据里的回答">
      <Card>
        {answer.map(({ text, more, title, date, sample, to }) => (
          <div key={title}>
            <p>
              {text.map((part, no) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
                part.hit ? <strong key={no}>{part.text}</strong> : part.text,
              )}
            </p>
            {more ? <p>{more}</p> : null}
            <p className="bee-meta">
              {to ? <a href={href(to.page, to.params)}>{title}</a> : title}
              {date ? <time dateTime={date}>{date}</time> : null}
              {sample ? <SampleBadge /> : null}
            </p>
          </div>
        ))}
      </Card>
    </section>
  );
}
