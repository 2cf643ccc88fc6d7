import { useLocationQuery } from '@bee/platform';

const KEY = 'ov';

/** Open state of an overlay, stored in the address, so that links and logins return to it. */
export const useOverlay = (name: string): [boolean, (open: boolean) => void] => {
  const [query, setQuery] = useLocationQuery();
  return [query[KEY] === name, (open) => setQuery({ [KEY]: open ? name : undefined })];
};
