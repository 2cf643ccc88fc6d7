/** Query parameters by name. NUL is removed, because users never type it and the database cannot store it. */
export const queryOf = (search: string | URLSearchParams): Record<string, string> =>
  Object.fromEntries([...new URLSearchParams(search)].map(([key, value]) => [key, value.replaceAll('\u0000', '')]));
