import { welcome } from './welcome.ts';

const HOME = 'http://localhost:8080';

it('names the accounts of the sample and where their codes arrive', () => {
  const text = welcome(HOME, '3 秒', { outbox: true, accounts: true });
  expect(text).toContain('13800000009  运营（/ops）');
  expect(text).toContain(`${HOME}/sandbox/outbox`);
});

it('announces no accounts that do not exist', () => {
  const withoutSample = welcome(HOME, '3 秒', { outbox: true, accounts: false });
  expect(withoutSample).not.toMatch(/演示账号|1380000/);
  expect(withoutSample).toContain(`${HOME}/sandbox/outbox`);
  expect(welcome(HOME, '3 秒', { outbox: false, accounts: true })).not.toMatch(/演示账号|1380000|outbox/);
});
