import { href } from '@bee/platform';

/** Opens beside the form, so that nothing that was chosen is lost. */
export const AgreementLink = () => (
  <a href={href('article/detail', { id: 'user_terms' })} target="_blank" rel="noopener">
    《用户协议》
  </a>
);
