import type { Baike } from '@bee/contracts/resource/baike';
import { Section } from '@bee/ui/content';
import '../encyclopedia.css';

/** Numbered like the citations of the text. */
export function References({ refs }: { refs: Baike['refs'] }) {
  if (refs.length === 0) return null;
  return (
    <Section id="references" title="参考资料">
      <ol className="tools-entry-refs">
        {refs.map(({ no, text, url }) => (
          <li key={no} id={`ref-${no}`} value={no}>
            {url ? (
              <a href={url} target="_blank" rel="noopener noreferrer">
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
