import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';

/** Reads a key in the formats of the providers' consoles: PEM, or only its base64. @throws Error if it is not RSA */
export const readPrivateKey = (text: string): KeyObject => {
  if (isPem(text)) return checkRsa(createPrivateKey(text));
  const der = bytesOf(text);
  try {
    return checkRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }));
  } catch {
    return checkRsa(createPrivateKey({ key: der, format: 'der', type: 'pkcs1' }));
  }
};

/** Also accepts a certificate. @throws Error if the key is not RSA */
export const readPublicKey = (text: string): KeyObject =>
  checkRsa(isPem(text) ? createPublicKey(text) : createPublicKey({ key: bytesOf(text), format: 'der', type: 'spki' }));

const isPem = (text: string): boolean => text.includes('-----BEGIN');

const bytesOf = (base64: string): Buffer => Buffer.from(base64.replace(/\s/g, ''), 'base64');

const checkRsa = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType !== 'rsa') throw new Error('not an RSA key');
  return key;
};
