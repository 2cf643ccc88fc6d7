import { usePlatform, useSession } from '@bee/platform';
import { useEffect, useRef } from 'react';
import type { PaymentState } from './use-payment-status.ts';

/**
 * Refetches what a payment changes: the profile with its badges and rights, and all data that was loaded without them.
 */
export const useFollowPayment = (state: PaymentState | null): void => {
  const { queryClient } = usePlatform();
  const { refresh, countMessages } = useSession();
  const seen = useRef<string | null>(null);
  const status = state?.status;

  useEffect(() => {
    if (!status || status === seen.current) return;
    const isChange = seen.current !== null || status === 'paid';
    seen.current = status;
    if (!isChange) return;
    void refresh();
    void countMessages();
    void queryClient.invalidateQueries();
  }, [status, refresh, countMessages, queryClient]);
};
