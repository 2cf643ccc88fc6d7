/**
 * Page numbers of a pagination: first, last, the current one with its neighbours; `null` is a gap of two or more pages.
 */
export function pageWindow(page: number, pages: number, near = 2): (number | null)[] {
  const shown = new Set([1, pages]);
  for (let each = page - near; each <= page + near; each += 1) if (each >= 1 && each <= pages) shown.add(each);
  const sorted = [...shown].sort((a, b) => a - b);
  return sorted.flatMap((each, index) => {
    const gap = each - (sorted[index - 1] ?? 0);
    if (gap === 2) return [each - 1, each];
    return gap > 2 ? [null, each] : [each];
  });
}
