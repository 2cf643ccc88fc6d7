import { href, navigate, useSession } from '@bee/platform';
import { useState } from 'react';

/** Ends the session and leaves the profile, which is nobody's now, for the home page. */
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
