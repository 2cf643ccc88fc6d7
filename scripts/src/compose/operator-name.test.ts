import { ComposeRefused } from '@bee/releases/compose/refused';
import { operatorName } from './operator-name.ts';

it.each([
  ['王二', { by: '王二' }, true, 'node'],
  ['王二', { by: ' 王二 ' }, false, 'root'],
  ['root', {}, false, 'root'],
  ['node', { by: '' }, false, 'node'],
  ['laowang', {}, true, 'laowang'],
  ['node', { dry: true }, true, 'node'],
])('attributes a change to %s: %j, in the image %s, as %s', (name, options, inImage, account) => {
  expect(operatorName(options, inImage, account)).toBe(name);
});

it.each(['node', 'root', 'unknown'])(
  'refuses a change of %s in the image, and says which option is missing',
  (account) => {
    const named = () => operatorName({ by: ' ' }, true, account);
    expect(named).toThrow(ComposeRefused);
    expect(named).toThrow(new RegExp(`（${account}）.*--by <您的姓名>`));
  },
);
