import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type PaymentEnvironment = { env: Record<string, string>; folder: string; remove(): void };

/** Environment variables of both providers, with their keys in files of a new folder. */
export const paymentEnvironment = (): PaymentEnvironment => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bee-keys-'));
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const privateFile = path.join(folder, 'private.pem');
  const publicFile = path.join(folder, 'public.pem');
  // In the formats that the providers' consoles use: PEM for WeChat Pay, bare base64 for Alipay.
  writeFileSync(privateFile, privateKey.export({ format: 'pem', type: 'pkcs8' }));
  writeFileSync(publicFile, publicKey.export({ format: 'pem', type: 'spki' }));
  const barePrivate = path.join(folder, 'private.txt');
  const barePublic = path.join(folder, 'public.txt');
  writeFileSync(barePrivate, `${privateKey.export({ format: 'der', type: 'pkcs1' }).toString('base64')}\n`);
  writeFileSync(barePublic, publicKey.export({ format: 'der', type: 'spki' }).toString('base64'));
  return {
    folder,
    env: {
      WECHAT_PAY_MCH_ID: '1900000001',
      WECHAT_PAY_APP_ID: 'wx0000000000000001',
      WECHAT_PAY_API_V3_KEY: 'thirty-two characters for a test',
      WECHAT_PAY_PRIVATE_KEY: privateFile,
      WECHAT_PAY_SERIAL: '5157F09EFDC096DE15EBE81A47057A7232F1B8E1',
      WECHAT_PAY_PUBLIC_KEY: publicFile,
      WECHAT_PAY_PUBLIC_KEY_ID: 'PUB_KEY_ID_0119000000012026030400000001',
      ALIPAY_APP_ID: '2021000000000001',
      ALIPAY_SELLER_ID: '2088000000000001',
      ALIPAY_PRIVATE_KEY: barePrivate,
      ALIPAY_PUBLIC_KEY: barePublic,
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
