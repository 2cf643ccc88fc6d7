import type { RequestFor } from '@bee/contracts/operations';
import { toast, useApi, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useState } from 'react';

const OWN_SHOWN = 10;

export const useOwnQuotes = () => {
  const { status } = useSession();
  return useApiQuery(
    'vegetable/getMyMarketDataList',
    { limit: OWN_SHOWN },
    { enabled: status === 'member', raw: true, staleTime: 0 },
  );
};

/** Resolves to whether the quote was accepted; the server's message says what happens next. */
export const useAddQuote = () => {
  const api = useApi();
  const forget = useInvalidate();
  const [busy, setBusy] = useState(false);
  const add = async (request: RequestFor<'vegetable/addMarketData'>): Promise<boolean> => {
    setBusy(true);
    try {
      const { msg } = await api.envelope('vegetable/addMarketData', request);
      toast.success(msg);
      void forget('vegetable/getMyMarketDataList');
      return true;
    } catch {
      return false; // the caller shows the error
    } finally {
      setBusy(false);
    }
  };
  return { add, busy };
};
