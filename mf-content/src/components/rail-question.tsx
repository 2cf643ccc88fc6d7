import { type ArticleType, typeTitles } from '@bee/domain/article-type';
import { AskButton, LinkButton } from '@bee/ui/content';
import '../layout/notes.css';

type RailQuestionProps = {
  kind: 'article' | 'policy' | 'report';
  article: { id: string; type: ArticleType; title: string };
  /** Where the assistant looks. */
  found: string;
  question: string;
  action: string;
  /** The list of the article. */
  back: string | undefined;
};

/** Last in a sidebar: a question about the article, and back to its list. */
export function RailQuestion({ kind, article, found, question, action, back }: RailQuestionProps) {
  return (
    <section>
      <h2>有疑问？</h2>
      <p className="content-quiet-note">AI 会在{found}里找依据，每句话都标出处。</p>
      <AskButton kind={kind} id={article.id} title={article.title} question={question}>
        {action}
      </AskButton>
      {back ? (
        <LinkButton kind="text" href={back}>
          回到{typeTitles[article.type]}
        </LinkButton>
      ) : null}
    </section>
  );
}
