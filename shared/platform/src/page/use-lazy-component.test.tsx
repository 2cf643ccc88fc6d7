import { renderWithPlatform } from '@bee/testing/render-with-platform';
import { act, screen } from '@testing-library/react';
import { type LazyComponent, useLazyComponent } from './use-lazy-component.ts';

function Panel() {
  return <p>面板</p>;
}

function Host({ isShown, part }: { isShown: boolean; part: LazyComponent<object> }) {
  const Loaded = useLazyComponent(isShown, part);
  return isShown && Loaded ? <Loaded /> : null;
}

const setUp = (load: LazyComponent<object>['load']) => {
  const part = { styles: ['interactive'], load: jest.fn(load), onFailure: jest.fn() };
  const { rerender } = renderWithPlatform(<Host isShown={false} part={part} />);
  const show = (isShown: boolean) => act(async () => rerender(<Host isShown={isShown} part={part} />));
  return { part, show };
};

describe('useLazyComponent', () => {
  it('loads the code once, when first shown', async () => {
    const { part, show } = setUp(async () => Panel);
    expect(part.load).not.toHaveBeenCalled();
    await show(true);
    expect(screen.getByText('面板')).toBeVisible();
    await show(false);
    await show(true);
    expect(screen.getByText('面板')).toBeVisible();
    expect(part.load).toHaveBeenCalledTimes(1);
  });

  it('reports a failure, and loads again the next time', async () => {
    let online = false;
    const { part, show } = setUp(async () => {
      if (!online) throw new Error('offline');
      return Panel;
    });
    await show(true);
    expect(part.onFailure).toHaveBeenCalledTimes(1);
    await show(false);
    online = true;
    await show(true);
    expect(screen.getByText('面板')).toBeVisible();
  });

  it('reports nothing after the component is no longer needed', async () => {
    let fail = (_: Error) => {};
    const { part, show } = setUp(
      () =>
        new Promise((_, reject) => {
          fail = reject;
        }),
    );
    await show(true);
    await show(false);
    await act(async () => fail(new Error('offline')));
    expect(part.onFailure).not.toHaveBeenCalled();
  });
});
