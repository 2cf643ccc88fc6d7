import { styleOrder } from './entry-point-parts.ts';

describe('stylesheets of a page', () => {
  it('are only those of the content entry point if no antd is used', () => {
    expect(styleOrder([])).toEqual(['content']);
    expect(styleOrder(['content'])).toEqual(['content']);
  });

  it('include those of a modal or form without antd', () => {
    expect(styleOrder(['interactive'])).toEqual(['content', 'interactive']);
    expect(styleOrder(['form', 'interactive'])).toEqual(['content', 'interactive', 'core', 'form']);
  });

  it('have the line chart before the card that shows it', () =>
    expect(styleOrder(['data'])).toEqual(['content', 'plot', 'data']));

  it('have core before every entry point that depends on it, in any requested order', () => {
    expect(styleOrder(['table', 'form'])).toEqual(['content', 'core', 'form', 'table']);
    expect(styleOrder(['overlay', 'core', 'content'])).toEqual(['content', 'core', 'overlay']);
  });
});
