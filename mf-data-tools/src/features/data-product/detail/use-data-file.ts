import { openLogin, useApi, useSession } from '@bee/platform';
import { useBusy } from '../../../lib/use-busy.ts';

type Part = 'file' | 'sample';

/**
 * Downloads a file of a product: requests a download permit, then lets the browser save the file. With `needsMember`,
 * visitors sign in first.
 */
export const useDataFile = (id: string) => {
  const api = useApi();
  const { status } = useSession();
  const { running, run } = useBusy();
  const fetchFile = async (docId: string, part: Part) => {
    await run(
      async () => window.location.assign((await api('data/getFileToken', { id, doc_id: docId, part })).url),
      `${docId} ${part}`,
    );
  };
  return {
    isBusy: (docId: string, part: Part) => running === `${docId} ${part}`,
    take: (docId: string, part: Part, needsMember: boolean) => {
      if (needsMember && status !== 'member') openLogin({ callback: () => void fetchFile(docId, part) });
      else void fetchFile(docId, part);
    },
  };
};
