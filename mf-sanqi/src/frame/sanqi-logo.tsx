import './sanqi-frame.css';

/** Panax notoginseng, 三七: three compound leaves over a knotted root. */
export const SanqiLogo = () => (
  <svg className="sanqi-logo" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
    <circle cx="24" cy="24" r="23" className="sanqi-logo-ground" />
    <path
      className="sanqi-logo-leaf"
      d="M24 26C22 18 22 12 24 6c2 6 2 12 0 20ZM23 26C16 24 11 20 8 14c7 1 12 5 15 12ZM25 26c7-2 12-6 15-12-7 1-12 5-15 12Z"
    />
    <path
      className="sanqi-logo-root"
      d="M22.500 27h3c.500 2 2.500 2.500 4.500 4.500 2.500 2.500 2 7-1 9-1.500 1-3.500.500-5-.500-1.500 1-3.500 1.500-5 .500-3-2-3.500-6.500-1-9 2-2 4-2.500 4.500-4.500Z"
    />
  </svg>
);
