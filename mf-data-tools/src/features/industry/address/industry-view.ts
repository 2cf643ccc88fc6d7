/** Which of the screens of the database an address asks for. */
export const viewOf = (query: Record<string, string>): 'start' | 'table' | 'search' | 'basket' => {
  if (query.view === 'search' || query.view === 'basket') return query.view;
  return /^[a-z0-9][a-z0-9-]{0,60}$/.test(query.m ?? '') ? 'table' : 'start';
};
