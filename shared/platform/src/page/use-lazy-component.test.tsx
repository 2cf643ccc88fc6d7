import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen } from '@testing-library/react';
import { type LazyComponent, useLazyComponent } from './use-lazy-component.ts';

const Panel = () => <p>面板</p>;

function Host({ wanted, part }: { wanted: boolean; part: LazyComponent<object> }) {
  const Loaded = useLazyComponent(wanted, part);
  return wanted && Loaded ? <Loaded /> : null;
}

const setUp = (load: LazyComponent<object>['load']) => {
  const part = { styles: ['interactive'], load: jest.fn(load), onFailure: jest.fn() };
  const { rerender } = renderWithPlatform(<Host wanted={false} part={part} />);
  const want = (wanted: boolean) => act(async () => rerender(<Host wanted={wanted} part={part} />));
  return { part, want };
};

describe('useLazyComponent', () => {
  it('loads the code once, when first shown', async () => {
    const { part, want } = setUp(async () => Panel);
    expect(part.load).not.toHaveBeenCalled();
    await want(true);
    expect(screen.getByText('面板')).toBeVisible();
    await want(false);
    await want(true);
    expect(screen.getByText('面板')).toBeVisible();
    expect(part.load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and loads again the next time', async () => {
    let online = false;
    const { part, want } = setUp(async () => {
      if (!online) throw new Error('offline');
      return Panel;
    });
    await want(true);
    expect(part.onFailure).toHaveBeenCalledTimes(1);
    await want(false);
    online = true;
    await want(true);
    expect(screen.getByText('面板')).toBeVisible();
  });

  it('reports nothing after the component is no longer needed', async () => {
    let fail = (_: Error) => {};
    const { part, want } = setUp(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await want(true);
    await want(false);
    await act(async () => fail(new Error('offline')));
    expect(part.onFailure).not.toHaveBeenCalled();
  });
});
