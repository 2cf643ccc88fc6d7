/** Drawn by the server for this browser, good for one attempt; a click draws another. */
export function CaptchaImage({ random, onRefresh }: { random: number; onRefresh: () => void }) {
  return (
    <button type="button" className="shell-login-picture" onClick={onRefresh} title="看不清？点击换一张">
      <img
        src={`/api/user/getImgVerificationCode?random=${random}`}
        alt="图形验证码，点击换一张"
        width={120}
        height={44}
      />
    </button>
  );
}
