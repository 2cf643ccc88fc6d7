import { toasts } from '@bee/platform/host';
import { changeTextSize } from './text-size.ts';

const { dataset } = document.documentElement;

describe('the size of the text', () => {
  beforeEach(() => {
    localStorage.clear();
    delete dataset.read;
    toasts.setState({ list: [] });
  });

  it('increases to a limit and shows it', () => {
    for (const expected of ['l', 'xl', 'xl']) {
      changeTextSize(1);
      expect(dataset.read).toBe(expected);
    }
    expect(localStorage.getItem('mf-content:read')).toBe('xl');
    expect(toasts.getState().list.map(({ message }) => message)).toEqual(['已经是最大字号']);
  });

  it('is the default again after one step up and one down', () => {
    changeTextSize(1);
    changeTextSize(-1);
    expect(dataset.read).toBeUndefined();
    expect(localStorage.getItem('mf-content:read')).toBe('');
    changeTextSize(-1);
    expect(dataset.read).toBe('s');
  });
});
