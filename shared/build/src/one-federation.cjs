/**
 * A loader for the entry of federation's bundler runtime (@module-federation/webpack-bundler-runtime) in the shell: it
 * publishes what remotes of earlier releases take from there, and a place for the start-up code.
 */
const PROVIDED = `
globalThis.BEE_FEDERATION = {
  runtime,
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry },
};
`;

module.exports = function oneFederation(source) {
  return source + PROVIDED;
};
