import { fillWidgets } from './renderer.ts';

const slot = (of: string, props: string) => `<div data-bee-widget="${of}" data-bee-props="${props}"></div>`;

it('puts HTML and data of each widget into its slot, in order', async () => {
  const html = `<p>${slot('mf-a/one', '{&quot;n&quot;:1}')}</p>${slot('mf-b/two', '{}')}`;
  const filled = await fillWidgets(html, async (of, props) => ({ html: `<b>${of}</b>`, data: { props, text: '"<' } }));
  expect(filled).toContain('<b>mf-a/one</b>');
  expect(filled).toContain('<div data-remote="mf-b" data-bee-widget="mf-b/two"');
  expect(filled.indexOf('<b>mf-a/one</b>')).toBeLessThan(filled.indexOf('<b>mf-b/two</b>'));
  expect(filled).toContain('{&quot;props&quot;:{&quot;n&quot;:1},&quot;text&quot;:&quot;\\&quot;&lt;&quot;}');
});

it('leaves the slot of a widget that cannot be rendered to the browser; the page does not suffer', async () => {
  const html = `<h1>页面</h1>${slot('mf-a/one', '{}')}`;
  expect(await fillWidgets(html, () => Promise.reject(new Error('broken')))).toBe(html);
});
