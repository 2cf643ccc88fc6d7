/**
 * A loader for the production build of react-router. Upstream bundles all of it into one module without annotations, so
 * side effects of its modules (names for developer tools, contexts, forwardRef) keep its
 * links, forms and fetchers in bundles that import none of them: 5 KB per visit (brotli). Without the names, and with
 * the calls marked as pure, tree shaking removes the unused ones. Routes here have neither loaders nor error elements,
 * which only data routers have: without their state, the code for their errors and redirects goes too (2 KB), as do
 * warnings for developers.
 */
module.exports = function prunableRouter(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(var \w+ = )((?:React\d*\.\w+\(|new |Symbol\())/gm, '$1/* @__PURE__ */ $2')
    .replace(/^RenderErrorBoundary\.contextType = .*;$/m, '')
    .replace(/^function _renderMatches\((?:.*\n)*?\}$/m, withoutData)
    .replace(/^function warning\(cond, message\) \{\n(?:.*\n)*?\}$/m, 'function warning() {}');
};

const withoutData = (text) =>
  text
    .replace(/^ {2}let dataRouterState = .*$/m, '')
    .replaceAll('dataRouterState', '(void 0)')
    .replace('if (errors != null)', 'if (false)');
