/**
 * Keeps a tooltip within the left and right edge of the drawing. The library places it before it has its text; if it
 * fits on neither side of the pointer, it overflows and widens the page.
 */
export const keepTooltipInside = (host: HTMLElement): (() => void) => {
  const observer = new MutationObserver(() => {
    const tooltip = host.querySelector<HTMLElement>('.g2-tooltip');
    if (tooltip) moveInside(tooltip, host.clientWidth);
  });
  observer.observe(host, { subtree: true, childList: true, attributes: true, attributeFilter: ['style'] });
  return () => observer.disconnect();
};

const moveInside = (tooltip: HTMLElement, width: number): void => {
  const left = Number.parseFloat(tooltip.style.left);
  const most = Math.max(0, width - tooltip.offsetWidth);
  if (left < 0 || left > most) tooltip.style.left = `${left < 0 ? 0 : most}px`;
};
