import { nextZoom, percentOf, readPage, readZoom, scaleOf } from './view-state.ts';

describe('the view in the address', () => {
  it.each([
    [undefined, 1],
    ['0', 1],
    ['7', 7],
    ['7.5', 1],
    ['99', 12],
    ['<b>', 1],
  ])('page %s is %d of 12', (value, page) => expect(readPage(value, 12)).toBe(page));

  it.each([
    [undefined, 'fit'],
    ['', 'fit'],
    ['150', 150],
    ['9999', 'fit'],
  ])('zoom %s is %s', (value, zoom) => expect(readZoom(value)).toBe(zoom));

  it('steps up and down within its limits', () => {
    expect([nextZoom(100, 1), nextZoom(110, -1), nextZoom(400, 1), nextZoom(50, -1)]).toEqual([125, 100, 400, 50]);
  });

  it('fits the window and knows its percentage', () => {
    expect(scaleOf('fit', 600, 300)).toBe(0.5);
    expect(percentOf(scaleOf(150, 600, 300))).toBe(150);
  });
});
