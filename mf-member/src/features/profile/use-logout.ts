import { href, navigate, useSession } from '@bee/platform';
import { useState } from 'react';

/** Ends the session and goes to the home page, because the profile needs a user. */
export const useLogout = () => {
  const { end } = useSession();
  const [leaving, setLeaving] = useState(false);
  const logout = async () => {
    setLeaving(true);
    await end();
    navigate(href('home'));
  };
  return { logout, leaving };
};
