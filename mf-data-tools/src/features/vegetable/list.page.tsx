import type { Page } from '@bee/platform';
import { priceView } from './list/price-view.tsx';
import { indexView } from './overview/index-view.tsx';
import { reportListView } from './reports/report-list-view.tsx';
import { supplyView } from './supply/supply-view.tsx';

/** Views by address: the overview at /index, and a list per type. */
const views = { index: indexView, price: priceView, report: reportListView, supply: supplyView };
type View = keyof typeof views;

const viewOf = ({ view, type }: Record<string, string>): View => {
  if (view === 'index') return 'index';
  if (type === '3') return 'report';
  return type === '4' ? 'supply' : 'price';
};

/** The previous view stays with its own data while the next one loads. */
type Shown = { view: View; data: unknown };

const shownOf = (data: unknown) => {
  const shown = data as Shown;
  return { page: views[shown.view], data: shown.data };
};

export const page: Page = {
  load: async (context): Promise<Shown> => {
    const view = viewOf(context.params);
    return { view, data: await views[view].load(context) };
  },
  head: (answer, address) => {
    const { page: shown, data } = shownOf(answer);
    return shown.head(data, address);
  },
  render: (answer, address) => {
    const { page: shown, data } = shownOf(answer);
    return shown.render(data, address);
  },
  Skeleton: priceView.Skeleton,
  loadKeys: null,
  personal: true,
};
