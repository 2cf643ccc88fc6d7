import { useState } from 'react';

/**
 * Whether an action runs, and which one of several. `run` resolves to whether it succeeded; the API caller has shown
 * why it did not.
 * @example const { busy, run } = useBusy(); … onClick={() => void run(() => api('…', request))}
 */
export const useBusy = () => {
  const [running, setRunning] = useState<string | null>(null);
  const run = async (act: () => Promise<unknown>, name = ''): Promise<boolean> => {
    setRunning(name);
    try {
      await act();
      return true;
    } catch {
      return false;
    } finally {
      setRunning(null);
    }
  };
  return { busy: running !== null, running, run };
};
