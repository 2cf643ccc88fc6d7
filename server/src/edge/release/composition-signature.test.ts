import { generateKeyPairSync, sign } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Composition } from '@bee/contracts/composition';
import { signedText } from '@bee/releases/store/signed-text';
import { createCompositionCheck } from './composition-signature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const keyFile = path.join(mkdtempSync(path.join(tmpdir(), 'bee-key-')), 'public.pem');
writeFileSync(keyFile, publicKey.export({ type: 'spki', format: 'pem' }));

const composition: Composition = {
  sequence: 7,
  changed_at: '2026-01-01T00:00:00Z',
  shell: { active: '1.0.0-aaaaaaaa' },
  remotes: { 'mf-ai': { active: '1.0.0-bbbbbbbb' } },
};
const signed = (one: Composition): Composition => ({
  ...one,
  signature: sign(null, Buffer.from(signedText(one)), privateKey).toString('base64'),
});
const check = createCompositionCheck(keyFile);

it('follows a signed composition, however its keys are ordered', () => {
  const { remotes, ...rest } = signed(composition);
  expect(() => check({ remotes, ...rest }, 6)).not.toThrow();
});

it('refuses an unsigned, a changed and an older composition', () => {
  expect(() => check(composition, 6)).toThrow('签名');
  expect(() => check({ ...signed(composition), sequence: 8 }, 6)).toThrow('签名');
  expect(() => check(signed(composition), 8)).toThrow('旧');
});

it('asks for nothing without a key', () => {
  expect(() => createCompositionCheck(undefined)(composition, 99)).not.toThrow();
});
