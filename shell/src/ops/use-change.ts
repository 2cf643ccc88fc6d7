import type { ComposeChange } from '@bee/contracts/entity/compose-change';
import { toast, useApi, useInvalidate } from '@bee/platform';
import { useState } from 'react';

const LOOK_MS = 1000;
/** The composer drops a change that has waited for a minute. */
const TRIES = 70;

/** Sends a change of the composition and polls for its result. @returns also the refusal, verbatim */
export const useChange = (onDone: () => void) => {
  const api = useApi();
  const forget = useInvalidate();
  const [refusal, setRefusal] = useState('');

  const send = async (request: ComposeChange) => {
    setRefusal('');
    try {
      let pending = await api('ops/changeComposition', request, { raw: true });
      for (let tries = 0; pending.state === 'waiting' && tries < TRIES; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
        pending = await api('ops/getRequestedChange', { id: pending.id }, { raw: true });
      }
      if (pending.state !== 'done') return setRefusal(pending.answer || `第 ${pending.id} 号请求还没有被执行`);
      toast.success(pending.answer);
      onDone();
    } catch (error) {
      setRefusal((error as Error).message);
    } finally {
      await forget('ops/getComposition');
    }
  };
  return { send, refusal };
};
