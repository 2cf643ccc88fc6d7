import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';

type KeyPair = { privateKey: KeyObject; publicKey: KeyObject };

/** The site as a merchant of both providers, and the keys of the providers. */
export type Merchant = {
  mchId: string;
  wechatAppId: string;
  apiV3Key: string;
  serial: string;
  alipayAppId: string;
  sellerId: string;
  merchantKeys: KeyPair;
  platformKeys: KeyPair;
  publicKeyId: string;
  /** The only origin that receives notifications and to which buyers return. */
  origin: string;
};

const generate = promisify(generateKeyPair);
const newKeys = (): Promise<KeyPair> => generate('rsa', { modulusLength: 2048 });

/** Generated once per process, because key generation is slow. */
let made: Promise<[KeyPair, KeyPair]> | null = null;

export const createMerchant = async (origin: string): Promise<Merchant> => {
  made ??= Promise.all([newKeys(), newKeys()]);
  const [merchantKeys, platformKeys] = await made;
  return {
    mchId: '1900000109',
    wechatAppId: 'wxsandbox00000002',
    apiV3Key: randomBytes(16).toString('hex'),
    serial: randomBytes(20).toString('hex').toUpperCase(),
    alipayAppId: '9021000100000001',
    sellerId: '2088721000000001',
    merchantKeys,
    platformKeys,
    publicKeyId: `PUB_KEY_ID_01${randomBytes(12).toString('hex').toUpperCase()}`,
    origin,
  };
};

/** URLs given by a merchant must belong to its own site. */
export const isOfMerchant = ({ origin }: Merchant, address: unknown): address is string =>
  typeof address === 'string' && URL.canParse(address) && new URL(address).origin === origin;
