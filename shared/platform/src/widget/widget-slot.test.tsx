import { createTestPlatform } from '@bee/testing/render-with-platform';
import { act, render, screen } from '@testing-library/react';
import type { Platform } from '../platform.ts';
import { PlatformProvider } from '../platform-context.tsx';
import { defineWidget } from './define-widget.tsx';
import { WidgetSlot } from './widget-slot.tsx';

type Props = { of: string };

/** Pending responses by name, resolved by the test. */
const waiting = new Map<string, () => void>();
const loads: string[] = [];
const widget = defineWidget<Props, string>({
  load: ({ props }) => {
    loads.push(props.of);
    return new Promise((resolve) => waiting.set(props.of, () => resolve(`price of ${props.of}`)));
  },
  component: ({ data }) => <p>{data}</p>,
});

const letGo = (of: string) =>
  act(async () => {
    waiting.get(of)?.();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

const slotOf = (platform: Platform, of: string) => (
  <PlatformProvider platform={platform}>
    <WidgetSlot<{ 'mf-x/price': { of: 'string' } }> of="mf-x/price" props={{ of }} />
  </PlatformProvider>
);

const start = async () => {
  const { platform } = createTestPlatform();
  const mounting: Platform = {
    ...platform,
    mountWidget: (_, host, props) => widget.mount({ host, platform, props, prefix: 'w-' }),
  };
  const { rerender } = render(slotOf(mounting, 'tomato'));
  await letGo('tomato');
  return (of: string) => rerender(slotOf(mounting, of));
};

beforeEach(() => loads.splice(0));

it('keeps its content until the data of changed properties is loaded', async () => {
  const show = await start();
  show('leek');
  await letGo('nobody');
  expect(screen.getByText('price of tomato')).toBeInTheDocument();
  await letGo('leek');
  expect(screen.getByText('price of leek')).toBeInTheDocument();
});

it('shows the last requested properties, regardless of the order of responses', async () => {
  const show = await start();
  show('leek');
  show('bean');
  await letGo('nobody');
  await letGo('bean');
  await letGo('leek');
  expect(screen.getByText('price of bean')).toBeInTheDocument();
});

it('does not load again for equal properties', async () => {
  const show = await start();
  show('tomato');
  await letGo('nobody');
  expect(loads).toEqual(['tomato']);
});
