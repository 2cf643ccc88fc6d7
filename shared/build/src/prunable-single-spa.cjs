/**
 * A loader for single-spa's readable build, since its minified one cannot lose anything: without parcels, jQuery,
 * developer tools and time records, which nobody here uses, it is 2 KB smaller (brotli). Upstream, every application
 * gets the whole library as a property, which keeps all of it. An error keeps its code, which single-spa.js.org/error
 * explains.
 */
const PARTS = [
  [/^ {4}mountParcel: mountParcel\.bind\(appOrParcel\),\n {4}singleSpa$/m, ''],
  [/^var commonjsGlobal = [\s\S]*?(?=^let errorHandlers)/m, 'const customEvent = window.CustomEvent;\n'],
  [/^if \(isInBrowser.*\) \{\n(?:.+\n|\n(?= ))*?\}\n/gm, ''],
  [/^ {4}ensureJQuerySupport\(\);$/m, ''],
  [/^ *addProfileEntry\(.*\);$/gm, ''],
  [/^ *(?:startTime|profileEventType|profilerKind|unmountFinishedTime) = .*;$/gm, ''],
  [/(throw Error\(formatErrorMessage\(\d+), .*\)\);$/gm, '$1));'],
];

module.exports = function prunableSingleSpa(source) {
  return PARTS.reduce((text, [part, rest]) => text.replace(part, rest), source);
};
