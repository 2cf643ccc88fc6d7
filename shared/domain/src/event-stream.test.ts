import { readEvents } from './event-stream.ts';

const bytes = new TextEncoder().encode(
  'id: 1\nevent: delta\ndata: {"text":"番茄🍅均价"}\n\n: \n\nevent: delta\r\ndata: a\r\ndata: b\r\n\r\ndata: last\n\ndata: cut off',
);

const readIn = async (size: number) => {
  async function* chunks() {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  }
  const events = [];
  for await (const event of readEvents(chunks())) events.push(event);
  return events;
};

describe('readEvents', () => {
  it.each([1, 2, 3, 5, 7, 16, 1000])('gives the same events for chunks of %i bytes', async (size) => {
    expect(await readIn(size)).toEqual([
      { id: '1', event: 'delta', data: '{"text":"番茄🍅均价"}' },
      { id: null, event: 'delta', data: 'a\nb' },
      { id: null, event: 'message', data: 'last' },
    ]);
  });
});
