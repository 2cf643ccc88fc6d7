/** The query of an address by its keys. A NUL is what nobody types and no database keeps; it is left out. */
export const queryOf = (search: string | URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([key, value]) => [key, value.replaceAll('\u0000', '')]));
