import { Field } from '@bee/ui/interactive';
import { CaptchaWorkBox } from './captcha-work-box.tsx';
import type { Captcha } from './use-captcha.ts';
import type { SignInForm } from './use-sign-in-form.ts';

/** An image captcha, or a proof of work for people who cannot read images. */
export function CaptchaField({ form, captcha }: { form: SignInForm; captcha: Captcha }) {
  const { purpose, random, byWork, renew, answer, chooseImage, chooseWork } = captcha;
  return (
    <div className="shell-login-captcha">
      {byWork ? (
        <CaptchaWorkBox key={random} purpose={purpose} onProof={answer} onAgain={renew} />
      ) : (
        <Field
          {...form.field('imgCode')}
          label="图形验证码"
          size="medium"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={10}
          placeholder="图中字符"
          suffix={
            <button type="button" className="shell-login-picture" onClick={renew} title="看不清？点击换一张">
              <img
                src={`/api/user/getImgVerificationCode?purpose=${purpose}&random=${random}`}
                alt="图形验证码，点击换一张"
                width={120}
                height={44}
              />
            </button>
          }
        />
      )}
      <button type="button" className="shell-login-swap" onClick={byWork ? chooseImage : chooseWork}>
        {byWork ? '改用图形验证码' : '看不清图片？改用计算验证'}
      </button>
    </div>
  );
}
