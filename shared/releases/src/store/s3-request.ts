import { AwsV4Signer } from 'aws4fetch';

/** A bucket of an S3-compatible service and the account to access it. */
export type S3Account = {
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** True: `endpoint/bucket/key`; false: `bucket.endpoint/key`. */
  pathStyle: boolean;
};

export const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

/** Without a trailing slash. */
export const s3BaseUrl = ({ endpoint, bucket, pathStyle }: Pick<S3Account, 'endpoint' | 'bucket' | 'pathStyle'>) => {
  const url = new URL(endpoint);
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`;
  return `${url.href.replace(/\/+$/, '')}${pathStyle ? `/${bucket}` : ''}`;
};

/**
 * Address and headers of a request, signed with Signature Version 4 including the hash of the content.
 * @param at key and query, relative to the bucket's address.
 * @param headers must include `x-amz-content-sha256` if there is a body.
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

/** Error code such as `NoSuchKey`; empty if the response has none. */
export const s3ErrorCode = (text: string): string => /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? '';
