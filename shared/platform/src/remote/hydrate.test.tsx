import { hydrate } from './hydrate.ts';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const host = document.body.appendChild(document.createElement('div'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => complaints.mockClear());

it('hydrates equal content', async () => {
  host.innerHTML = '<p>5.20</p>';
  const { unmount } = hydrate(host, <p>5.20</p>, {});
  await settled();
  expect(complaints).not.toHaveBeenCalled();
  unmount();
  expect(host).toBeEmptyDOMElement();
});

it('reports a mismatch with the server', async () => {
  host.innerHTML = '<p>5.20</p>';
  const { unmount } = hydrate(host, <p>5.30</p>, {});
  await settled();
  expect(complaints).toHaveBeenCalledWith('hydration:', expect.any(Error));
  unmount();
});

it('reports nothing when the root is unmounted before hydration', async () => {
  host.innerHTML = '<p>5.20</p>';
  hydrate(host, <p>5.20</p>, {}).unmount();
  await settled();
  expect(complaints).not.toHaveBeenCalled();
});
