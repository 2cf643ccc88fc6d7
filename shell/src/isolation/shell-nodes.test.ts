import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { noteFirstState } from './first-state.ts';
import { watchFrameLinks, watchShellNodes } from './shell-nodes.ts';

const FRAME =
  '<a class="bee-skip"></a><div id="bee-top"><header>head</header></div><div class="shell-body"><div id="bee-nav"><nav></nav></div>' +
  '<div class="shell-content"><div id="bee-notice"></div><main id="bee-stage"></main></div></div><div id="bee-bottom"><footer></footer></div>';

const repaired: string[] = [];
/** Mutation observers run in a microtask. */
const observed = () => Promise.resolve();
const element = (id: string) => document.getElementById(id) as HTMLElement;

let stop = () => {};
beforeAll(() => {
  document.body.innerHTML = FRAME;
  noteFirstState();
  stop = watchShellNodes((names) => repaired.push(...names));
});
afterAll(() => stop());
beforeEach(() => repaired.splice(0));
afterEach(() => expect(document.body.innerHTML).toBe(FRAME));

it.each(['bee-top', 'bee-nav', 'bee-notice', 'bee-stage', 'bee-bottom'])(
  'puts #%s back, the same element',
  async (id) => {
    const first = element(id);
    first.remove();
    await observed();
    expect(element(id)).toBe(first);
    expect(repaired).toEqual([id]);
  },
);

it('restores all parts in order when the body is emptied', async () => {
  const first = element('bee-top').firstChild;
  document.body.replaceChildren();
  await observed();
  expect(element('bee-top').firstChild).toBe(first);
  expect(repaired).toHaveLength(4);
});

it('leaves the content of a part to React, which empties the header on pages without a frame', async () => {
  const header = element('bee-top').firstElementChild as Element;
  header.remove();
  await observed();
  expect([element('bee-top').childElementCount, repaired]).toEqual([0, []]);
  element('bee-top').append(header);
});

it('accepts a new outlet element that the shell inserted', async () => {
  const stage = document.createElement('main');
  stage.id = 'bee-stage';
  element('bee-stage').replaceWith(stage);
  await observed();
  expect(element('bee-stage')).toBe(stage);
  expect(repaired).toEqual([]);
  stage.remove();
  await observed();
  expect(element('bee-stage')).toBe(stage);
});

it('restores addresses of links, but not those that the shell renders', async () => {
  const footer = element('bee-bottom').firstElementChild as Element;
  footer.innerHTML = '<a href="/help">help</a>';
  const root = createRoot(element('bee-nav').firstElementChild as Element);
  const show = (href: string) => act(() => root.render(createElement('a', { href }, 'list')));
  show('/list');
  const counts: number[] = [];
  const end = watchFrameLinks((count) => counts.push(count));
  const links = [...document.querySelectorAll('#bee-nav a, #bee-bottom a')];
  const addresses = () => links.map((link) => link.getAttribute('href'));
  for (const turn of [1, 2]) for (const link of links) link.setAttribute('href', `https://evil.example/${turn}`);
  await observed();
  expect(addresses()).toEqual(['/list', '/help']);
  show('/other');
  await observed();
  expect(addresses()).toEqual(['/other', '/help']);
  expect(counts).toEqual([2]);
  end();
  act(() => root.unmount());
  footer.innerHTML = '';
});
