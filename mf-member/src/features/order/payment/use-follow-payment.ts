import { usePlatform, useSession } from '@bee/platform';
import { useEffect, useRef } from 'react';
import type { PaymentState } from './use-payment-status.ts';

/**
 * What the payment has changed is asked for anew: the profile, so that badges and rights everywhere are right at once,
 * and every answer that was given to who had not paid.
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
