import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { useCallback, useState } from 'react';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';

/**
 * The captcha of one view: an image, or a proof of work for people who cannot read one. `answer` puts a text into the
 * field `imgCode`. A view that is opened begins with a fresh one.
 */
export function useCaptcha(purpose: SignInPurpose, answer: (imgCode: string) => void) {
  const view = useLoginViewStore();
  const byWork = useLoginView((state) => state.proofOfWork);
  const [random, setRandom] = useState(Math.random);

  /** What was drawn before is used up or cannot be read. */
  const renew = useCallback(() => {
    answer('');
    setRandom(Math.random());
  }, [answer]);

  const choose = (proofOfWork: boolean) => {
    view.keep({ proofOfWork });
    renew();
  };

  return {
    purpose,
    /** Another number is another captcha. */
    random,
    byWork,
    answer,
    renew,
    chooseWork: () => choose(true),
    chooseImage: () => choose(false),
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
