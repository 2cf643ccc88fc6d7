import { createDecipheriv } from 'node:crypto';

/** Content of a notification, encrypted with the merchant's APIv3 key. */
export type SecretResource = {
  algorithm: string;
  ciphertext: string;
  nonce: string;
  associated_data?: string | undefined;
};

const ALGORITHM = 'AEAD_AES_256_GCM';
const TAG_BYTES = 16;

/** @throws Error for a wrong key, an unknown algorithm or modified content */
export const openResource = (apiV3Key: string, resource: SecretResource): string => {
  const { algorithm, ciphertext, nonce, associated_data = '' } = resource;
  if (algorithm !== ALGORITHM) throw new Error(`the algorithm ${algorithm.slice(0, 40)} is not known`);
  const bytes = Buffer.from(ciphertext, 'base64');
  if (bytes.length <= TAG_BYTES) throw new Error('the resource is too short');
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(associated_data));
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()]).toString('utf8');
};
