const DAYS_AND_REST = /\d{4}-\d{2}-\d{2}|[\s\S]+?(?=\d{4}-\d{2}-\d{2}|$)/g;

/** A generated sentence; its dates are not broken across lines. */
export function Sentence({ text }: { text: string }) {
  return (
    <p className="bee-chart-sentence">
      {[...text.matchAll(DAYS_AND_REST)].map(({ 0: part, index }) =>
        /^\d{4}-\d{2}-\d{2}$/.test(part) ? <time key={index}>{part}</time> : part,
      )}
    </p>
  );
}
