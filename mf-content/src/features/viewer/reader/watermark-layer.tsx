import { useId } from 'react';
import '../viewer.css';

/** Overlays the pages, ignores pointer events and is not part of the text. */
export const WatermarkLayer = ({ text }: { text: string }) => {
  const id = useId();
  return (
    <svg className="content-watermark" aria-hidden="true">
      <pattern id={id} width="320" height="200" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">
        <text x="10" y="100">
          {text}
        </text>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
};
