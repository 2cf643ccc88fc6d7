import { toast } from '@bee/platform';

/** Text sizes, ascending; '' is the default. The document's first script applies the saved size. */
const SIZES = ['s', '', 'l', 'xl'];
const KEY = 'mf-content:read';

/** One step larger (1) or smaller (-1), saved on this device. The text in view stays in view. */
export const changeTextSize = (step: 1 | -1): void => {
  const { dataset } = document.documentElement;
  const next = SIZES.indexOf(dataset.read ?? '') + step;
  const size = SIZES[next];
  if (size === undefined) {
    toast.info(step > 0 ? '已经是最大字号' : '已经是最小字号');
    return;
  }
  const first = firstInView();
  const before = first?.getBoundingClientRect().top ?? 0;
  if (size) dataset.read = size;
  else delete dataset.read;
  try {
    localStorage.setItem(KEY, size);
  } catch {
    // Without storage the size applies to this page load only.
  }
  if (first && window.scrollY > 0) window.scrollBy(0, first.getBoundingClientRect().top - before);
};

const firstInView = (): Element | undefined =>
  [...document.querySelectorAll('.content-article .bee-text > *')].find(
    (block) => block.getBoundingClientRect().bottom > 0,
  );
