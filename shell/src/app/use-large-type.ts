import { useEffect, useState } from 'react';

const KEY = 'bee-type';

/** The large-type switch (root 18 px), remembered in this browser. */
export const useLargeType = (): [boolean, () => void] => {
  const [large, setLarge] = useState(false);
  useEffect(() => setLarge(localStorage.getItem(KEY) === 'large'), []);
  useEffect(() => {
    if (large) document.documentElement.dataset.type = 'large';
    else delete document.documentElement.dataset.type;
  }, [large]);
  const toggle = () => {
    localStorage.setItem(KEY, large ? 'normal' : 'large');
    setLarge(!large);
  };
  return [large, toggle];
};
