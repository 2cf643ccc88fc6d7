import { generateKeyPairSync, sign } from 'node:crypto';
import { signedText } from '@bee/releases/store/signed-text';
import { parseComposition } from '@bee/releases/store/stored-composition';
import { createCompositionCheck } from './composition-signature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const composition = {
  sequence: 7,
  changed_at: '2026-01-01T00:00:00Z',
  shell: { active: '1.0.0-aaaaaaaa' },
  remotes: { 'mf-ai': { active: '1.0.0-bbbbbbbb' } },
};
const signed = <One extends object>(one: One) => ({
  ...one,
  signature: sign(null, Buffer.from(signedText(one)), privateKey).toString('base64'),
});
const stored = (value: object) => parseComposition(Buffer.from(JSON.stringify(value)));
const check = createCompositionCheck(publicKey);

it('follows a signed composition, however its keys are ordered', () => {
  const { remotes, ...rest } = signed(composition);
  expect(() => check(stored({ remotes, ...rest }), 6)).not.toThrow();
});

it('follows one with keys of a later version, as long as they are signed too', () => {
  const later = { ...composition, shell: { ...composition.shell, colour: 'green' }, region: 'south' };
  expect(() => check(stored(signed(later)), 6)).not.toThrow();
  expect(() => check(stored({ ...signed(later), region: 'north' }), 6)).toThrow('签名');
});

it('refuses an unsigned, a changed and an older composition', () => {
  expect(() => check(stored(composition), 6)).toThrow('签名');
  expect(() => check(stored({ ...signed(composition), sequence: 8 }), 6)).toThrow('签名');
  expect(() => check(stored(signed(composition)), 8)).toThrow('旧');
});

it('asks for nothing without a key', () => {
  expect(() => createCompositionCheck(null)(stored(composition), 99)).not.toThrow();
});
