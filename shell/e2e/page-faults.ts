/**
 * Finds visual faults of the open page at its current width. Runs in the browser, so it must not use anything defined
 * outside.
 */
export const pageFaults = (): string[] => {
  const isShown = (element: Element) =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) && !element.closest('.bee-quiet');

  const selectors = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSStyleRule ? [rule.selectorText] : []),
      ...('cssRules' in rule ? selectors(rule.cssRules as CSSRuleList) : []),
    ]);
  const styled = new Set(
    [...document.styleSheets, ...document.adoptedStyleSheets]
      .flatMap((sheet) => selectors(sheet.cssRules))
      .flatMap((selector) =>
        [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = '']) => name.replaceAll('\\', '')),
      ),
  );
  const unstyled = () => {
    // Modifiers such as `is-default` need no style; classes of other libraries have rules generated at run time.
    const isOurs = (name: string) => !/^(is|has|ant|css|g2|rc|anticon)(-|$)/.test(name);
    const missing = new Set<string>();
    for (const element of document.body.querySelectorAll('[class]')) {
      const names = [...element.classList].filter((name) => isOurs(name) && !styled.has(name));
      if (names.length > 0 && isShown(element)) for (const name of names) missing.add(name);
    }
    return [...missing].map((name) => `no rule for .${name}`);
  };

  const black = () => {
    const shapes = 'path, circle, ellipse, rect, line, polyline, polygon, text';
    const isBlack = (paint: string) => paint === 'rgb(0, 0, 0)';
    const painted = [...document.body.querySelectorAll<SVGGeometryElement>(shapes)].filter((shape) => {
      if (!shape.ownerSVGElement || shape.closest('defs, clipPath, mask, symbol') || !isShown(shape)) return false;
      const { fill, stroke, fillOpacity } = getComputedStyle(shape);
      return (isBlack(fill) && fillOpacity !== '0' && shape.tagName !== 'line') || isBlack(stroke);
    });
    return [...new Set(painted.map((shape) => `black ${shape.tagName} in ${nameOf(shape.ownerSVGElement)}`))];
  };

  const nameOf = (element: Element | null): string =>
    element
      ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} in ${element.parentElement?.className}`
      : '';

  /** The visible horizontal range of a box; overflowing words may be cut off. */
  const clipped = (element: Element, box: { left: number; right: number }) => {
    let { left, right } = box;
    for (let parent: Element | null = element; parent; parent = parent.parentElement) {
      if (getComputedStyle(parent).overflowX === 'visible') continue;
      const frame = parent.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
    }
    return { left, right };
  };

  /** The bar has a fixed position while the page scrolls: no content may be covered by it or cover it. */
  const covered = () => {
    const bar = [...document.querySelectorAll('.shell-float > *')]
      .filter((part) => isShown(part))
      .map((part) => part.getBoundingClientRect())
      .filter(({ width, height }) => width > 1 && height > 1);
    const controls = 'a, button, input, select, textarea, summary, img, svg, canvas, video, iframe';
    const found = new Set<string>();
    for (const element of document.querySelectorAll('.shell-content *, .shell-footer *')) {
      const texts = [...element.childNodes].filter(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      if (texts.length === 0 && !element.matches(controls)) continue;
      const boxes = texts.flatMap((node) => {
        const range = document.createRange();
        range.selectNode(node);
        return [...range.getClientRects()];
      });
      if (element.matches(controls)) boxes.push(element.getBoundingClientRect());
      for (const box of boxes) {
        if (box.width < 2 || box.height < 2) continue;
        if (!bar.some(({ left, right }) => box.right > left && box.left < right)) continue;
        const { left, right } = clipped(element, box);
        if (!bar.some((part) => right > part.left + 0.5 && left < part.right - 0.5) || !isShown(element)) continue;
        found.add(`the floating bar covers ${nameOf(element)} "${element.textContent?.trim().slice(0, 20)}"`);
      }
    }
    return [...found];
  };

  const wide = () => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
  };

  return [...unstyled(), ...black(), ...covered(), ...wide()].map((fault) => `${innerWidth} px: ${fault}`);
};
