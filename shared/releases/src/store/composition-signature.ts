import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { signedText } from './signed-text.ts';

/** @param file path of the private key (Ed25519, PEM). */
export const readSigningKey = (file: string): { sign(composition: object): string; publicKey: KeyObject } => {
  const key = createPrivateKey(readFileSync(file));
  return {
    sign: (composition) => sign(null, Buffer.from(signedText(composition)), key).toString('base64'),
    publicKey: createPublicKey(key),
  };
};

/** @param file path of the public key (Ed25519, PEM). */
export const readPublicKey = (file: string): KeyObject => createPublicKey(readFileSync(file));

/** @param composition as parsed from JSON, with all of its keys. */
export const isSigned = (composition: object, key: KeyObject): boolean =>
  'signature' in composition &&
  typeof composition.signature === 'string' &&
  verify(null, Buffer.from(signedText(composition)), key, Buffer.from(composition.signature, 'base64'));
