import { hydrate } from './hydrate.ts';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
const host = document.body.appendChild(document.createElement('div'));
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(() => Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }));
beforeEach(() => complaints.mockClear());

it('takes over what is the same', async () => {
  host.innerHTML = '<p>5.20</p>';
  const { unmount } = hydrate(host, <p>5.20</p>, {});
  await settled();
  expect(complaints).not.toHaveBeenCalled();
  unmount();
  expect(host).toBeEmptyDOMElement();
});

it('says where the server rendered something else', async () => {
  host.innerHTML = '<p>5.20</p>';
  const { unmount } = hydrate(host, <p>5.30</p>, {});
  await settled();
  expect(complaints).toHaveBeenCalledWith('hydration:', expect.any(Error));
  unmount();
});

it('says nothing when the page is left before the browser came to it', async () => {
  host.innerHTML = '<p>5.20</p>';
  hydrate(host, <p>5.20</p>, {}).unmount();
  await settled();
  expect(complaints).not.toHaveBeenCalled();
});
