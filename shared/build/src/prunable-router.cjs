/**
 * A loader for react-router 7: what it does while it is loaded (names for developer tools, contexts, forwardRef) keeps
 * all of its links, forms and fetchers in a bundle that imports none of them, 5 KB of every visit (brotli). Without the
 * names, and with the calls marked as pure, the bundler leaves out what nobody uses.
 */
module.exports = function prunableRouter(source) {
  return source
    .replace(/^\w+\.displayName = ".*";$/gm, '')
    .replace(/^(var \w+ = )((?:React\d*\.\w+\(|new |Symbol\())/gm, '$1/* @__PURE__ */ $2');
};
