import { createCipheriv } from 'node:crypto';

const TAG_BYTES = 16;

/** Encrypts the content of a notification with the merchant's APIv3 key. @param nonce 12 characters */
export const closeResource = (apiV3Key: string, text: string, nonce: string, associated_data: string) => {
  const cipher = createCipheriv('aes-256-gcm', apiV3Key, Buffer.from(nonce), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(associated_data));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return { algorithm: 'AEAD_AES_256_GCM', ciphertext: sealed.toString('base64'), nonce, associated_data };
};
