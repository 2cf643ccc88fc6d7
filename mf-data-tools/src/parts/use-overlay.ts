import { useLocationQuery } from '@bee/platform';

const KEY = 'ov';

/** What lies over the page, as its address says it: a link leads back to it, and so does a login. */
export const useOverlay = (name: string): [boolean, (open: boolean) => void] => {
  const [query, setQuery] = useLocationQuery();
  return [query[KEY] === name, (open) => setQuery({ [KEY]: open ? name : undefined })];
};
