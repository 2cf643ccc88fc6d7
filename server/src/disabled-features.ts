import { OWN_LOG, type Settings } from './settings.ts';

/** Features that are disabled in an installation that is not a demonstration, one line each; printed at startup. */
export const disabledFeatures = (settings: Settings): string[] => {
  const { demo, role, model, redisUrl, sampleSize, actionLog, sms, wechat, qq, wechatPay, alipay, operations } =
    settings;
  if (demo || role === 'edge') return [];
  return [
    '没有演示（BEE_DEMO）：演示账号与沙箱服务关闭',
    ...(model ? [] : ['没有设 AI_BASE_URL 与 AI_MODEL：AI 问答只摘录原文，不调用语言模型']),
    ...(sms ? [] : ['没有设 ALIYUN_SMS_KEY_ID 等：不发送短信，手机登录、注册与找回密码关闭']),
    ...(wechat ? [] : ['没有设 WX_APP_ID：微信登录关闭']),
    ...(qq ? [] : ['没有设 QQ_APP_ID：QQ 登录关闭']),
    ...(wechatPay ? [] : ['没有设 WECHAT_PAY_MCH_ID 等：微信支付关闭']),
    ...(alipay ? [] : ['没有设 ALIPAY_APP_ID 等：支付宝关闭']),
    ...(redisUrl ? [] : ['没有设 REDIS_URL：调用次数由每个进程各自计数']),
    ...(actionLog.target ? [] : ['ACTION_LOG=0：不记录页面浏览、加载失败与速度，版本异常只凭边缘自己的观察']),
    ...(actionLog.target && actionLog.target.address !== OWN_LOG
      ? ['ACTION_LOG_URL 指向别处：浏览器的记录不到本站，版本异常只凭边缘自己的观察']
      : []),
    ...(operations.automatic ? [] : ['AUTO_ROLLBACK=0：版本异常只发消息，不自动撤下']),
    ...(operations.webhook ? [] : ['没有设 OPS_WEBHOOK_URL：版本变更与异常只记在库里，不发消息']),
    ...(sampleSize === 'none' ? [] : [`SAMPLE_SIZE=${sampleSize}：首次启动载入示例数据，正式站点请设为 none`]),
  ];
};
