import { s3BaseUrl } from '@bee/releases/store/s3-request';
import type { Settings } from './settings.ts';

/** All machines that this installation may send requests to; new providers must be added here. */
export const outgoingAddresses = ({
  alipay,
  embedding,
  fileStore,
  model,
  operations,
  qq,
  sms,
  wechat,
  wechatPay,
}: Settings): string[] => [
  ...(fileStore ? [s3BaseUrl(fileStore)] : []),
  ...(embedding ? [embedding.baseUrl] : []),
  ...(model ? [model.baseUrl] : []),
  ...(sms ? [sms.baseUrl] : []),
  ...(wechat ? [wechat.apiUrl] : []),
  ...(qq ? [qq.graphUrl] : []),
  ...(wechatPay ? [wechatPay.url] : []),
  ...(alipay ? [alipay.url] : []),
  ...(operations.hook ? [operations.hook.url] : []),
  ...(operations.webhook ? [operations.webhook.url] : []),
];
