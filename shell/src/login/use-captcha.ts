import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { useState } from 'react';
import { useLoginView, useLoginViewStore } from './login-view-context.ts';
import type { SignInForm } from './use-sign-in-form.ts';

/**
 * The captcha of one view: an image, or a proof of work for people who cannot read images. `answer` writes the text
 * into the field `imgCode`. Each opened view starts with a new captcha.
 */
export function useCaptcha(purpose: SignInPurpose, form: SignInForm) {
  const view = useLoginViewStore();
  const byWork = useLoginView((state) => state.proofOfWork);
  const [random, setRandom] = useState(Math.random);
  const answer = form.field('imgCode').onChange;

  /** The previous captcha is used up or illegible. */
  const renew = () => {
    answer('');
    setRandom(Math.random());
  };

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
