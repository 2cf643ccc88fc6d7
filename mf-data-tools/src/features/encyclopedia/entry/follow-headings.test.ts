import { followHeadings } from './follow-headings.ts';

const placed = (id: string, top: number) => {
  const heading = document.createElement('h2');
  heading.id = id;
  heading.getBoundingClientRect = () => ({ top }) as DOMRect;
  document.body.append(heading);
};

describe('the contents', () => {
  it('highlight the last heading above the line, and the first before any is', () => {
    document.body.innerHTML = '<div id="box"><a href="#one">一</a><a href="#two">二</a><a href="#three">三</a></div>';
    const box = document.getElementById('box');
    const marked = () => [...document.querySelectorAll('a[aria-current]')].map(({ textContent }) => textContent);
    placed('one', -300);
    placed('two', 100);
    placed('three', 900);
    const stop = followHeadings(box);
    expect(marked()).toEqual(['二']);
    stop();
    for (const id of ['one', 'two', 'three']) document.getElementById(id)?.remove();
    placed('one', 500);
    followHeadings(box)();
    expect(marked()).toEqual(['一']);
  });
});
