import { hasIntegrity, integrityOf } from './integrity.ts';

test('integrity is the base64 SHA-256 that browsers check', () => {
  expect(integrityOf('abc')).toBe('sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=');
});

test('a release built with SHA-384 is still checked', () => {
  const old = integrityOf('abc', 'sha384');
  expect(hasIntegrity('abc', old)).toBe(true);
  expect(hasIntegrity('abd', old)).toBe(false);
});

test('changed bytes, an empty and an unknown hash are refused', () => {
  for (const integrity of [integrityOf('abd'), '', 'md5-AAAA']) expect(hasIntegrity('abc', integrity)).toBe(false);
});
