import { href } from '@bee/platform';

/** Both texts open in a new tab, so that the form keeps its input. */
export function Agreement() {
  return (
    <p className="shell-login-terms">
      登录即表示同意
      <Terms id="user_terms" title="《用户协议》" />和<Terms id="privacy" title="《隐私政策》" />
    </p>
  );
}

function Terms({ id, title }: { id: string; title: string }) {
  return (
    <a href={href('article/detail', { id })} target="_blank" rel="noopener">
      {title}
    </a>
  );
}
