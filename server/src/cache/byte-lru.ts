/** Keeps the most recently used values whose sizes add up to at most `maxBytes`. */
export const createByteLru = <Value>(maxBytes: number) => {
  const held = new Map<string, { value: Value; bytes: number }>();
  let bytes = 0;

  const remove = (key: string) => {
    bytes -= held.get(key)?.bytes ?? 0;
    held.delete(key);
  };

  return {
    get: (key: string): Value | undefined => {
      const found = held.get(key);
      if (!found) return undefined;
      held.delete(key);
      held.set(key, found);
      return found.value;
    },
    set: (key: string, value: Value, size: number): void => {
      remove(key);
      if (size > maxBytes) return;
      held.set(key, { value, bytes: size });
      bytes += size;
      for (const oldest of held.keys()) {
        if (bytes <= maxBytes) break;
        remove(oldest);
      }
    },
    remove,
    clear: () => {
      held.clear();
      bytes = 0;
    },
    entries: () => held.size,
    bytes: () => bytes,
  };
};
