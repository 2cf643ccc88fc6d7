import type { PageComposition } from '@bee/contracts/page';
import type { Platform } from '@bee/platform/host';
import { markPageReady } from '../page-ready.ts';
import { createWidgetLoader } from './widget-loader.ts';

const composition = {
  remotes: {
    'mf-a': {
      widgets: [
        { name: 'strip', doors: [], late: true },
        { name: 'chart', doors: [] },
      ],
    },
  },
} as unknown as PageComposition;
const platform = { ensureStyles: () => Promise.resolve() } as unknown as Platform;
const mount = jest.fn().mockResolvedValue({});
const load = jest.fn().mockResolvedValue({ module: { widget: { mount } }, release: '1.0.0-aaaa' });
const mountWidget = createWidgetLoader(composition, load);

const hostWith = (data?: string) => {
  const host = document.createElement('div');
  if (data !== undefined) host.dataset.beeData = data;
  document.body.append(host);
  return host;
};

beforeEach(() => load.mockClear());

it('loads the code of a late widget that the server rendered when the page is ready, and keeps its styles until then', async () => {
  const host = hostWith('{}');
  const mounted = mountWidget(platform, 'mf-a/strip', host, {});
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect([load.mock.calls.length, host.dataset.remote]).toEqual([0, 'mf-a']);
  markPageReady();
  await mounted;
  expect(load).toHaveBeenCalledWith('mf-a', 'widget/strip');
});

it('loads nothing for a late widget whose page was left before', async () => {
  const host = hostWith('{}');
  const mounted = mountWidget(platform, 'mf-a/strip', host, {});
  host.remove();
  markPageReady();
  await expect(mounted).rejects.toThrow('mf-a/strip was left');
  expect(load).not.toHaveBeenCalled();
});

it.each([
  ['a late widget without content', 'mf-a/strip', undefined],
  ['any other widget', 'mf-a/chart', '{}'],
])('loads the code of %s at once', (_, of, data) => {
  void mountWidget(platform, of, hostWith(data), {});
  expect(load).toHaveBeenCalledTimes(1);
});
