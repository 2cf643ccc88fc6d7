import { withoutAttempt } from './attempt-path.ts';

it('takes the attempt out of release paths only', () => {
  expect(withoutAttempt('/releases/mf-ai/1.0.0-ab12cd34~3/remoteEntry.js?x=1')).toBe(
    '/releases/mf-ai/1.0.0-ab12cd34/remoteEntry.js?x=1',
  );
  expect(withoutAttempt('/home/search/keyword/a~1/')).toBe('/home/search/keyword/a~1/');
});
