import { pageSheets } from './page-sheets.ts';

const needs = {
  ArticleCard: ['cards'],
  DataTable: ['figures'],
  Facts: ['figures', 'cards'],
  data: ['figures'],
  form: ['core'],
};

it('lists base, then what the names and entry points need, then the entry points', () => {
  const page = { doors: ['content', 'data', 'interactive'], content: ['Button', 'ArticleCard'] };
  expect(pageSheets({ needs }, [page])).toEqual(['base', 'cards', 'figures', 'data', 'interactive']);
  expect(pageSheets({ needs }, [{ doors: ['content'], content: ['Button', 'Unknown'] }])).toEqual(['base']);
  expect(pageSheets({ needs }, [])).toEqual(['base']);
});

it('lists a sheet that others rely on before them, and once', () => {
  const page = { doors: ['form', 'core'], content: ['DataTable'] };
  expect(pageSheets({ needs }, [page])).toEqual(['base', 'core', 'figures', 'form']);
});

it('joins a page and its widgets', () => {
  const widget = { doors: ['content', 'interactive'], content: ['Facts'] };
  expect(pageSheets({ needs }, [{ doors: ['data'], content: [] }, widget])).toEqual([
    'base',
    'cards',
    'figures',
    'data',
    'interactive',
  ]);
});

it('takes all of content for a release that does not say what it uses, and from a shell that has no parts', () => {
  const page = { doors: ['content', 'data'], content: ['ArticleCard'] };
  expect(pageSheets({ needs }, [page, { doors: ['share'] }])).toEqual(['content', 'data', 'share']);
  expect(pageSheets({}, [page])).toEqual(['content', 'data']);
  expect(pageSheets({}, [])).toEqual(['content']);
});
