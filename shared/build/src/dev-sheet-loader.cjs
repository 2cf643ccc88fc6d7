/**
 * In development: a module for a stylesheet that a remote imports. When the sheet changes, it loads the remote's styles
 * again, without a reload of the page.
 */
module.exports = function devSheet(source) {
  const { remote, file } = this.getOptions();
  return `
const version = ${JSON.stringify(source)};
const renew = () => {
  const [shown, ...others] = document.querySelectorAll('[data-bee-style^="own:${remote}@"]');
  if (!shown) return;
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', crossOrigin: 'anonymous', href: __webpack_public_path__ + '${file}?' + Date.now() });
  link.dataset.beeStyle = shown.dataset.beeStyle;
  link.onload = () => [shown, ...others].forEach((element) => element.remove());
  shown.after(link);
};
if (module.hot) {
  if (module.hot.data) renew();
  module.hot.dispose((data) => Object.assign(data, { version }));
  module.hot.accept();
}
export {};
`;
};
