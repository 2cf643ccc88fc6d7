/**
 * A loader for the entry of federation's bundler runtime
 * (@module-federation/webpack-bundler-runtime): the shell publishes its copy, and the replacement in a
 * remote uses that copy. `externalRuntime` shares only the core; the rest was 8 KB per remote (brotli). Apart from the
 * share scope and the lookup of an instance, nothing in it is specific to a container.
 */
const PROVIDED = `
globalThis.BEE_FEDERATION = {
  runtime: _module_federation_runtime,
  attachShareScopeMap: require_attachShareScopeMap.attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry: require_initContainerEntry.initContainerEntry },
};
`;

/** When an entry runs again, after a retry, it reuses the instance of its first run, as the original does. */
const TAKEN = `
if (!globalThis.BEE_FEDERATION) throw new Error('This remote needs a newer shell.');
const { runtime, attachShareScopeMap, bundlerRuntime } = globalThis.BEE_FEDERATION;
const init = ({ webpackRequire }) => {
  const options = { ...webpackRequire.federation.initOptions, id: '' };
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
};
module.exports = {
  runtime,
  attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, S: {}, init },
  bundlerRuntimeOptions: {},
};
`;

module.exports = function oneFederation(source) {
  return this.getOptions().provide ? source + PROVIDED : TAKEN;
};
