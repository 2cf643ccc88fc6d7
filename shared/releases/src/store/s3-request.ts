import { AwsV4Signer } from 'aws4fetch';

/** A bucket of an S3-compatible service and the account that may use it. */
export type S3Account = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** `endpoint/bucket/key`; otherwise `bucket.endpoint/key`. */
  pathStyle: boolean;
};

export const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Without a slash at its end. */
export const s3BaseUrl = ({ endpoint, bucket, pathStyle }: Pick<S3Account, 'endpoint' | 'bucket' | 'pathStyle'>) => {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return `${url.href.replace(/\/+$/, '')}${pathStyle ? `/${bucket}` : ''}`;
};

/**
 * Address and headers of a request, with signature version 4 over the content's own hash.
 * @param at key and query below the bucket's address.
 * @param headers with `x-amz-content-sha256` where there is a body.
 */
export const signS3Request = async (
  account: S3Account,
  method: string,
  at: string,
  headers: Record<string, string> = {},
): Promise<{ address: string; headers: Record<string, string> }> => {
  const { url, headers: signed } = await new AwsV4Signer({
    method,
    url: `${s3BaseUrl(account)}/${at}`,
    headers: { 'x-amz-content-sha256': EMPTY_SHA256, ...headers },
    accessKeyId: account.accessKeyId,
    secretAccessKey: account.secretAccessKey,
    service: 's3',
    region: account.region,
  }).sign();
  return { address: url.href, headers: Object.fromEntries(signed) };
};

/** `NoSuchKey` and the like; empty where the answer names none. */
export const s3ErrorCode = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
