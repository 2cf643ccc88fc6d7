import { MISSING } from '@bee/domain/format';

const TITLES: Record<string, string> = {
  'assistant.close-abandoned': '收尾中断的回答',
  'commerce.check-payments': '查询未决支付',
  'commerce.expire-orders': '订单到期关闭',
  'commerce.process-notices': '补记支付通知',
  'commerce.send-refunds': '办理退款',
  'files.sweep-unfinished': '清理未完成的上传和过期的下载链接',
  'limits.purge-attempts': '清理过期的限次记录',
  'prices.check-alerts': '检查行情预警',
  'publishing.make-reports': '制作研报 PDF',
  'publishing.sweep-previews': '清理无主的试读文件',
  'sample.attach-to-policy': '示例政策的附件',
  'sample.draw-supply-pictures': '示例供需的图片',
  'sample.load-history': '载入示例数据的历史',
  'sample.keep-current': '更新示例数据',
  'standards.notify-followers': '通知标准变更',
  'supply.expire-postings': '供需信息到期',
  'usage.drop-old-days': '删除旧的行为日志、页面错误与接口用时',
};

/** A job of a newer server has no title here and is shown by its name. */
export const jobTitle = (job: string): string => TITLES[job] ?? job;

export const intervalOf = (seconds: number | null): string => {
  if (seconds === null) return MISSING;
  if (seconds % 3600 === 0) return `每 ${seconds / 3600} 小时`;
  return seconds % 60 === 0 ? `每 ${seconds / 60} 分钟` : `每 ${seconds} 秒`;
};
