/**
 * A loader for the start-up code that the bundler generates into every federated entry. The shell has it as a function,
 * which the entry of a remote calls: `externalRuntime` shares only the core of federation, and the bundler's part of it
 * was 9 KB in each remote (brotli). Apart from its name, the sharing scope and the lookup of its instance, nothing in
 * it is specific to a remote.
 */
const NAME = /const __module_federation_container_name__ = ("[^"]+");/;
const BEGIN = 'const runtimeRequire=__webpack_require__;';

/** When an entry runs again, after a retry, it reuses the instance of its first run, as the original does. */
const START = `
start(__webpack_require__, __module_federation_container_name__, __module_federation_runtime_plugins__, __module_federation_bundler_runtime__);
const { runtime, attachShareScopeMap, bundlerRuntime } = globalThis.BEE_FEDERATION;
const init = ({ webpackRequire }) => {
  const options = { ...webpackRequire.federation.initOptions, id: '' };
  const known = runtime.getInstance((instance) => instance.options.name === options.name);
  if (!known) return runtime.createInstance(options);
  known.initOptions(options);
  return known;
};
globalThis.BEE_FEDERATION.start = (webpackRequire, name) =>
  start(webpackRequire, name, [], {
    runtime,
    attachShareScopeMap,
    bundlerRuntime: { ...bundlerRuntime, S: {}, init },
    bundlerRuntimeOptions: {},
  });
`;

/** What the code says about remotes that a build imports: here none does. */
const REMOTES_OF_BUILD = [
  /merge\(runtimeRequire\.federation\.initOptions,"remotes",[\s\S]*?(?=merge\(runtimeRequire\.federation\.initOptions,"plugins")/,
  /early\(runtimeRequire\.federation\.bundlerRuntimeOptions,"remotes"[\s\S]*?(?=override\(runtimeRequire,"S")/,
  /override\(runtimeRequire\.f,"remotes",[\s\S]*?(?=override\(runtimeRequire\.f,"consumes")/,
];

module.exports = function oneStartUp(source) {
  const [, name] = NAME.exec(source) ?? [];
  const [before, body] = source.split(BEGIN);
  if (!name || !body || !REMOTES_OF_BUILD.every((part) => part.test(body)))
    throw new Error("The bundler's start-up code of federation has changed: see one-start-up.cjs");
  if (this.getOptions().provide) {
    const rest = REMOTES_OF_BUILD.reduce((text, part) => text.replace(part, ''), body);
    const parameters =
      'runtimeRequire, __module_federation_container_name__, __module_federation_runtime_plugins__, __module_federation_bundler_runtime__';
    return `${before};const start = (${parameters}) => {${rest}};${START}`;
  }
  return `
    const { start } = globalThis.BEE_FEDERATION ?? {};
    if (!start) throw new Error('This remote needs a newer shell.');
    start(__webpack_require__, ${name});
  `;
};
