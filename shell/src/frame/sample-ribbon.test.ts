import Cookies from 'js-cookie';
import { createStore } from 'zustand';
import { startSampleRibbon } from './sample-ribbon.ts';

const root = document.documentElement;
const location = createStore(() => ({ path: '/' }));
const open = (path: string) => location.setState({ path });

beforeAll(() => {
  document.body.innerHTML = '<div class="shell-sample"><button type="button">×</button></div><main></main>';
  startSampleRibbon(location);
});

it('stays closed until the browser closes', () => {
  document.querySelector('button')?.click();
  expect(root.dataset.sampleRibbon).toBe('closed');
  expect(Cookies.get('bee_sample')).toBe('closed');
});

it('remembers whether the page that is left had sample data', () => {
  const main = document.querySelector('main') as HTMLElement;
  main.innerHTML = '<span class="bee-tag is-sample"></span>';
  root.dataset.hasSample = '';
  open('/next');
  expect(root).not.toHaveAttribute('data-has-sample');
  expect(root).toHaveAttribute('data-had-sample');
  main.innerHTML = '';
  open('/last');
  expect(root).not.toHaveAttribute('data-had-sample');
});
