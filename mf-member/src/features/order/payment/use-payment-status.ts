import type { DataFor } from '@bee/contracts/operations';
import { NetworkError, useApi } from '@bee/platform';
import { useCallback, useEffect, useRef, useState } from 'react';

export type PaymentState = DataFor<'payment/getOrderStatus'>;

/** `at`: time of the response, by this browser's clock. */
type Asked = { state: PaymentState | null; at: number; error: Error | null; failures: number };

const SOON_MS = 2000;
const LATER_MS = 5000;
/** Every n-th request also queries the provider: only the provider knows of a scan, and notifications may be lost. */
const PROVIDER_EVERY = 3;
/** After this time the polling interval is longer. */
const PATIENT_AFTER_MS = 120_000;

/**
 * Polls the state of an order: every 2 s, after two minutes every 5 s. Pauses while the tab is hidden and resumes at
 * once when it is visible. Stops in a final state.
 */
export const usePaymentStatus = (orderId: string) => {
  const api = useApi();
  const [asked, setAsked] = useState<Asked>({ state: null, at: 0, error: null, failures: 0 });
  const over = useRef(false);

  const askNow = useCallback(
    async (ask: boolean, signal?: AbortSignal): Promise<PaymentState | null> => {
      try {
        const state = await api('payment/getOrderStatus', { order_id: orderId, ask }, { raw: true, signal });
        over.current = isOver(state);
        setAsked({ state, at: Date.now(), error: null, failures: 0 });
        return state;
      } catch (error) {
        if (signal?.aborted) return null;
        if (!(error instanceof NetworkError) && isMissing(error)) over.current = true;
        setAsked((before) => ({ ...before, error: error as Error, failures: before.failures + 1 }));
        return null;
      }
    },
    [api, orderId],
  );

  useEffect(() => {
    const abort = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asking = false;
    let turns = 0;
    let began = Date.now();
    over.current = false;
    const look = async () => {
      clearTimeout(timer);
      if (asking || over.current || document.hidden) return;
      asking = true;
      turns += 1;
      await askNow(turns % PROVIDER_EVERY === 0, abort.signal);
      asking = false;
      if (abort.signal.aborted || over.current || document.hidden) return;
      timer = setTimeout(look, Date.now() - began > PATIENT_AFTER_MS ? LATER_MS : SOON_MS);
    };
    const turn = () => {
      clearTimeout(timer);
      if (document.hidden) return;
      began = Date.now();
      void look();
    };
    document.addEventListener('visibilitychange', turn);
    void look();
    return () => {
      abort.abort();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turn);
    };
  }, [askNow]);

  return { ...asked, askNow };
};

/** A closed order may still receive a payment, which is then refunded. */
const isOver = ({ status, refund }: PaymentState): boolean =>
  status === 'paid' || status === 'refunding' || status === 'refunded' || refund !== 'none';

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 404;
