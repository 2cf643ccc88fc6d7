/**
 * `new WxLogin({ self_redirect, id, appid, scope, redirect_uri, state, style, href })`, compatible with WeChat's own
 * script: puts a frame with the QR code into the element `id`. The frame's address is `authorize_url`, else the
 * script's `data-authorize`, else WeChat's. With `self_redirect` only the frame navigates; it may not navigate the top
 * window.
 */
export const WX_LOGIN_SCRIPT = `(function () {
  'use strict';
  var script = document.currentScript;
  var given = script && script.dataset.authorize;
  var WECHAT = 'https://open.weixin.qq.com/connect/qrconnect';

  function addressOf(options) {
    var url = new URL(options.authorize_url || given || WECHAT);
    var query = {
      appid: options.appid,
      scope: options.scope || 'snsapi_login',
      redirect_uri: options.redirect_uri,
      state: options.state || '',
      login_type: 'jssdk',
      self_redirect: options.self_redirect === undefined ? 'default' : String(options.self_redirect),
      styletype: options.styletype || '',
      sizetype: options.sizetype || '',
      bgcolor: options.bgcolor || '',
      rst: options.rst || '',
      style: options.style || 'black',
      href: options.href || '',
      response_type: 'code',
    };
    Object.keys(query).forEach(function (key) {
      if (query[key]) url.searchParams.set(key, query[key]);
    });
    url.hash = 'wechat_redirect';
    return url.href;
  }

  window.WxLogin = function WxLogin(options) {
    var place = document.getElementById(options.id);
    if (!place) throw new Error('WxLogin: there is no element #' + options.id);
    var frame = document.createElement('iframe');
    var rights = 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox';
    frame.setAttribute('sandbox', options.self_redirect === true ? rights : rights + ' allow-top-navigation');
    frame.title = '微信扫码登录';
    frame.width = '300';
    frame.height = '400';
    frame.style.border = '0';
    frame.referrerPolicy = 'strict-origin-when-cross-origin';
    if (typeof options.onReady === 'function') frame.addEventListener('load', function () { options.onReady(); });
    frame.src = addressOf(options);
    place.replaceChildren(frame);
  };
})();
`;
