import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMobile, maskMobile, normalizeMobile } from './phone.ts';

describe('isMobile', () => {
  it.each(['13800000001', '15912345678', '16612345678', '17712345678', '18612345678', '19912345678', '19212345678'])(
    'accepts %s',
    (phone) => expect(isMobile(phone)).toBe(true),
  );

  it.each([
    '',
    '1380000000',
    '138000000011',
    '15412345678',
    '14112345678',
    '17413999999',
    '19412345678',
    '+8613800000001',
    '1380000000a',
    '１３８００００００００１',
  ])('refuses %j', (phone) => expect(isMobile(phone)).toBe(false));
});

describe('normalizeMobile', () => {
  it.each(['138 0000 0001', '+86 138-0000-0001', '008613800000001', '8613800000001', '１３８０００００００１'])(
    'reads %j',
    (typed) => expect(normalizeMobile(typed)).toBe('13800000001'),
  );
});

it('hides the middle of a number', () => expect(maskMobile('13812348888')).toBe('138****8888'));

const folder = process.env.BEE_REAL_DATA;
const vectors = folder ? path.join(folder, 'phone', 'vectors_java_test.csv') : '';
const published = existsSync(vectors) ? describe : describe.skip;

published('published test numbers (BEE_REAL_DATA)', () => {
  const rows = existsSync(vectors) ? readFileSync(vectors, 'utf8').trim().split(/\r?\n/).slice(1) : [];
  it.each(rows.map((row) => row.split(',')))('%s → %s', (phone, valid) => {
    expect(isMobile(phone ?? '')).toBe(valid === '1');
  });
});
