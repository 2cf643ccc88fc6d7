import { openLogin, useApi, useSession } from '@bee/platform';
import { useState } from 'react';

type Part = 'file' | 'sample';

/**
 * Downloads a file of a product: requests a download permit, then lets the browser save the file. With `needsMember`,
 * visitors sign in first.
 */
export const useDataFile = (id: string) => {
  const api = useApi();
  const { status } = useSession();
  const [busy, setBusy] = useState<string | null>(null);
  const fetchFile = async (docId: string, part: Part) => {
    setBusy(`${docId} ${part}`);
    try {
      const { url } = await api('data/getFileToken', { id, doc_id: docId, part });
      window.location.assign(url);
    } catch {
      // The API caller has already shown the message.
    } finally {
      setBusy(null);
    }
  };
  return {
    isBusy: (docId: string, part: Part) => busy === `${docId} ${part}`,
    take: (docId: string, part: Part, needsMember: boolean) => {
      if (needsMember && status !== 'member') openLogin({ callback: () => void fetchFile(docId, part) });
      else void fetchFile(docId, part);
    },
  };
};
