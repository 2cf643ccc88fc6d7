import { Button } from '@bee/ui/content';
import '../article.css';

/** A- and A+; their code is loaded on the first click. */
export const TextSizeButtons = () => (
  <fieldset className="content-size">
    <legend className="bee-quiet">字号</legend>
    <Button aria-label="A- 缩小字号" onClick={() => change(-1)}>
      A-
    </Button>
    <Button aria-label="A+ 放大字号" onClick={() => change(1)}>
      A+
    </Button>
  </fieldset>
);

const change = (step: 1 | -1) => void import('./text-size.ts').then(({ changeTextSize }) => changeTextSize(step));
