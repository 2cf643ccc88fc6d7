import { createLocationStore, locate } from '@bee/platform/host';
import { announcePages } from './announce-page.ts';

const settle = () => jest.advanceTimersByTimeAsync(0);
const announced = () => document.querySelector('[role=status]')?.textContent;

it('announces the title of the next page, also when it loads slowly, and not the one before', async () => {
  jest.useFakeTimers();
  document.title = '行业动态 - 农小蜂';
  document.body.innerHTML = '<div id="bee-stage" tabindex="-1"></div>';
  const location = createLocationStore('/home/news', '');
  announcePages(location);
  location.setState(locate('/home/ai/index', ''));
  await jest.advanceTimersByTimeAsync(3000);
  expect(announced()).toBe('');
  document.title = 'AI 问答 - 农小蜂';
  await settle();
  await jest.advanceTimersByTimeAsync(400);
  expect(announced()).toBe('AI 问答 - 农小蜂');
});

it('announces a page that keeps the title', async () => {
  jest.useFakeTimers();
  document.title = '价格 - 农小蜂';
  document.body.innerHTML = '<div id="bee-stage" tabindex="-1"></div>';
  const location = createLocationStore('/home/a', '');
  announcePages(location);
  location.setState(locate('/home/b', ''));
  await jest.advanceTimersByTimeAsync(5000);
  expect(announced()).toBe('价格 - 农小蜂');
});
