/**
 * Window widths, in CSS pixels, at which a test of accessibility opens its pages: phones in every run, all three in
 * `npm run test:long`, because axe takes seconds per page. That no page is wider than the window is tested at all
 * widths in every run, by every-page.spec.ts.
 */
export const AXE_WIDTHS: readonly number[] = process.env.BEE_LONG ? [390, 1366, 1680] : [390];
