import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { useCallback, useState } from 'react';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';

/**
 * The captcha of one view: an image, or a proof of work for people who cannot read images. `answer` writes the text
 * into the field `imgCode`. Each opened view starts with a new captcha.
 */
export function useCaptcha(purpose: SignInPurpose, answer: (imgCode: string) => void) {
  const view = useLoginViewStore();
  const byWork = useLoginView((state) => state.proofOfWork);
  const [random, setRandom] = useState(Math.random);

  /** The previous captcha is used up or illegible. */
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
    /** A new random number gives a new captcha. */
    random,
    byWork,
    answer,
    renew,
    chooseWork: () => choose(true),
    chooseImage: () => choose(false),
  };
}

export type Captcha = ReturnType<typeof useCaptcha>;
