/**
 * A loader for the entry of federation's bundler runtime 2.9.2: the shell's copy is left where remotes find it, and what
 * a remote has in its place takes that copy. `externalRuntime` shares the core only; the rest was 8 KB of each remote
 * (brotli). Nothing in it belongs to one container but the scope of what is shared and the way an instance is found.
 */
const PROVIDED = `
globalThis.BEE_FEDERATION = {
  runtime: _module_federation_runtime,
  attachShareScopeMap: require_attachShareScopeMap.attachShareScopeMap,
  bundlerRuntime: { ...bundlerRuntime, initContainerEntry: require_initContainerEntry.initContainerEntry },
};
`;

/** An entry that runs again, after a retry, goes on with the instance of its first run, as it does in the original. */
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
