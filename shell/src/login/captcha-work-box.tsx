import type { SignInPurpose } from '@bee/contracts/resource/identity';
import { usePlatform } from '@bee/platform';
import { Icon } from '@bee/ui/content';
import { FieldBox } from '@bee/ui/interactive';
import { useEffect, useEffectEvent, useState } from 'react';
import { findProof } from './captcha-work.ts';

type Work = { state: 'working' | 'done' | 'failed'; percent: number };

const texts: Record<Work['state'], string> = {
  working: '正在计算验证，请稍候',
  done: '计算验证已通过',
  failed: '计算验证没有完成',
};

type CaptchaWorkBoxProps = {
  purpose: SignInPurpose;
  /** The proof replaces the text of an image captcha. */
  onProof: (proof: string) => void;
  onAgain: () => void;
};

/** Starts computing on mount and stops on unmount. */
export function CaptchaWorkBox({ purpose, onProof, onAgain }: CaptchaWorkBoxProps) {
  const { api } = usePlatform();
  const [{ state, percent }, setWork] = useState<Work>({ state: 'working', percent: 0 });
  const finish = useEffectEvent(onProof);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const prove = async () => {
      const task = await api('user/getCaptchaWork', { purpose }, { signal });
      const onProgress = (share: number) => setWork({ state: 'working', percent: Math.round(share * 100) });
      finish(await findProof({ ...task, signal, onProgress }));
      setWork({ state: 'done', percent: 100 });
    };
    prove().catch(() => {
      if (!signal.aborted) setWork({ state: 'failed', percent: 0 });
    });
    return () => leaving.abort();
  }, [purpose, api]);

  return (
    <FieldBox label="计算验证" message={undefined} required={false}>
      {({ id }) => (
        <div className={`bee-input is-medium is-${state}`}>
          <output id={id} className="shell-login-work">
            {state === 'done' ? <Icon name="check" size={18} /> : null}
            {texts[state]}
          </output>
          {state === 'working' ? <progress aria-label="计算验证的进度" max={100} value={percent} /> : null}
          {state === 'failed' ? (
            <button type="button" className="shell-login-inline" onClick={onAgain}>
              重试
            </button>
          ) : null}
        </div>
      )}
    </FieldBox>
  );
}
