/**
 * A loader for the production build of react-router. Upstream bundles all of it into one module without annotations, so
 * side effects of its modules (names for developer tools, contexts, forwardRef) keep its
 * links, forms and fetchers in bundles that import none of them: 5 KB per visit (brotli). Without the names, and with
 * the calls marked as pure, tree shaking removes the unused ones.
 */
module.exports = function prunableRouter(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(var \w+ = )((?:React\d*\.\w+\(|new |Symbol\())/gm, '$1/* @__PURE__ */ $2');
};
