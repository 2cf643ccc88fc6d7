import { href } from '@bee/platform';

/** Opens in a new tab, so that the choices of the form are kept. */
export function AgreementLink() {
  return (
    <a href={href('article/detail', { id: 'user_terms' })} target="_blank" rel="noopener">
      《用户协议》
    </a>
  );
}
