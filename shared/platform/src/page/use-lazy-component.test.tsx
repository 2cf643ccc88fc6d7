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
  it('asks for the code once, when it is first wanted', async () => {
    const { part, want } = setUp(async () => Panel);
    expect(part.load).not.toHaveBeenCalled();
    await want(true);
    expect(screen.getByText('面板')).toBeVisible();
    await want(false);
    await want(true);
    expect(screen.getByText('面板')).toBeVisible();
    expect(part.load).toHaveBeenCalledTimes(1);
  });

  it('says when it did not come, and asks again the next time', async () => {
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

  it('is silent about what nobody waits for any more', async () => {
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
