import { styleOrder } from './entry-point-parts.ts';

describe('stylesheets of a page', () => {
  it('are only those of the content entryPoint where no antd is used', () => {
    expect(styleOrder([])).toEqual(['content']);
    expect(styleOrder(['content'])).toEqual(['content']);
  });

  it('have those of a modal or form without antd where there is one', () => {
    expect(styleOrder(['interactive'])).toEqual(['content', 'interactive']);
    expect(styleOrder(['form', 'interactive'])).toEqual(['content', 'interactive', 'core', 'form']);
  });

  it('put core before every entryPoint that counts on it, whatever the order asked for', () => {
    expect(styleOrder(['table', 'form'])).toEqual(['content', 'core', 'form', 'table']);
    expect(styleOrder(['overlay', 'core', 'content'])).toEqual(['content', 'core', 'overlay']);
  });
});
