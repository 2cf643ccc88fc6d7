import type { RequestFor } from '@bee/contracts/operations';
import { toast, useApi, useApiQuery, useInvalidate, useSession } from '@bee/platform';
import { useBusy } from '../../lib/use-busy.ts';

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
  const { busy, run } = useBusy();
  const add = async (request: RequestFor<'vegetable/addMarketData'>): Promise<boolean> => {
    const done = await run(async () => toast.success((await api.envelope('vegetable/addMarketData', request)).msg));
    if (done) void forget('vegetable/getMyMarketDataList');
    return done;
  };
  return { add, busy };
};
