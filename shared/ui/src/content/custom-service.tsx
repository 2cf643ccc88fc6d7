import './custom-service.css';

export type ServiceFact = { title: string; text: string };
export type ServiceKind = ServiceFact & { asks: string };

/** What can be ordered, each with an example of a question. */
export function ServiceKinds({ kinds }: { kinds: readonly ServiceKind[] }) {
  return (
    <ul className="bee-service-kinds bee-stack">
      {kinds.map(({ title, text, asks }) => (
        <li key={title} className="bee-card">
          <h3>{title}</h3>
          <p>{text}</p>
          <p>例如：{asks}</p>
        </li>
      ))}
    </ul>
  );
}

/** From the request to the delivery. */
export function ServiceSteps({ steps }: { steps: readonly ServiceFact[] }) {
  return (
    <ol className="bee-service-steps bee-stack">
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span className="bee-inline bee-num" aria-hidden="true">
            {index + 1}
          </span>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** What is delivered. */
export function ServiceFacts({ facts }: { facts: readonly ServiceFact[] }) {
  return (
    <dl className="bee-service-facts bee-stack">
      {facts.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
