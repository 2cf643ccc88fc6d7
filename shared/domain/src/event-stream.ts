/** One event of a text/event-stream. `event` defaults to "message". */
export type StreamedEvent = { event: string; data: string; id: string | null };

/**
 * Splits the bytes of a text/event-stream into events. Chunks may end anywhere: inside a line, inside a character, or
 * between carriage return and line feed. Comments (heartbeats) are skipped; an event without its final empty line is
 * discarded.
 */
export async function* readEvents(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<StreamedEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  let fields: Fields = {};
  for await (const chunk of chunks) {
    rest += decoder.decode(chunk, { stream: true });
    // A trailing carriage return may be the first half of a line end.
    const complete = rest.endsWith('\r') ? rest.length - 1 : rest.length;
    const lines = rest.slice(0, complete).split(/\r\n|\n|\r/);
    rest = (lines.pop() ?? '') + rest.slice(complete);
    for (const line of lines) {
      if (line !== '') {
        fields = takeLine(fields, line);
        continue;
      }
      if (fields.data !== undefined)
        yield { event: fields.event ?? 'message', data: fields.data, id: fields.id ?? null };
      fields = {};
    }
  }
}

type Fields = { event?: string; data?: string; id?: string };

const takeLine = (fields: Fields, line: string): Fields => {
  const colon = line.indexOf(':');
  if (colon === 0) return fields;
  const name = colon < 0 ? line : line.slice(0, colon);
  const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
  if (name === 'data') return { ...fields, data: fields.data === undefined ? value : `${fields.data}\n${value}` };
  return name === 'event' || name === 'id' ? { ...fields, [name]: value } : fields;
};
