/**
 * A loader for @module-federation's runtime: it removes parts that this site never runs. Remotes are registered by the
 * address of their entry, so no manifests (snapshots) are read and nothing is preloaded from them; no remote is
 * imported by a build, and no shared module is built for few of its exports. Exports stay, because other modules of the
 * runtime and remotes of earlier releases read them.
 */
const REPLACED = {
  // An error keeps its code (RUNTIME-008), which federation's documentation explains.
  'error-codes/dist/desc.mjs':
    'export const runtimeDescMap = {}, typeDescMap = {}, buildDescMap = {}, errorDescMap = {};',
  'sdk/dist/node.js': 'export const createScriptNode = undefined, loadScriptNode = undefined;',
  'sdk/dist/logger.js': `
    export const createLogger = (prefix) => ({
      warn: (...words) => console.warn(prefix, ...words),
      error: (...words) => console.error(prefix, ...words),
    });
    export const logger = createLogger('[ Module Federation ]'), infrastructureLogger = logger;
    export const createInfrastructureLogger = createLogger, bindLoggerToCompiler = () => {};
  `,
  'runtime-core/dist/plugins/snapshot/SnapshotHandler.js': `
    import { DisabledSnapshotHandler } from './disabled.js';
    export class SnapshotHandler extends DisabledSnapshotHandler { manifestCache = new Map() }
    export const getGlobalRemoteInfo = () => ({});
  `,
  'runtime-core/dist/plugins/snapshot/index.js': 'export const snapshotPlugin = undefined;',
  'runtime-core/dist/plugins/generate-preload-assets.js': 'export const generatePreloadAssetsPlugin = undefined;',
  'runtime-core/dist/utils/preload.js': 'export const formatPreloadArgs = undefined, preloadAssets = undefined;',
  'runtime-core/dist/helpers.js': `
    import { Global } from './global.js';
    export default { global: { Global }, share: {}, utils: {} };
  `,
  'runtime-core/dist/utils/context.js': 'export const optionsToMFContext = () => undefined;',
  // The start-up code has read all options already.
  'webpack-bundler-runtime/dist/updateOptions.js':
    'export const updateConsumeOptions = () => {}, updateRemoteOptions = () => {};',
  'webpack-bundler-runtime/dist/remotes.js': 'export const remotes = () => {};',
  'webpack-bundler-runtime/dist/getSharedFallbackGetter.js':
    'export const getSharedFallbackGetter = ({ factory }) => factory;',
  'webpack-bundler-runtime/dist/init.js':
    'export const init = ({ webpackRequire: { federation } }) => federation.runtime.init(federation.initOptions);',
};

/** Statements and methods end at the closing bracket of their own indentation. */
const PARTS = [
  // Plugins here listen to two hooks whose results count (createScript, beforeInit): the others only inform.
  /^(\t+)(?:await )?[\w.]+\.lifecycle\.\w+\.emit\(\{\n(?:.*\n)*?\1\}\);\n/gm,
  /^(\t+)this\.emit\w+\([^\n]*\{\n(?:.*\n)*?\1\}\);\n/gm,
  /^(\t)emit\w+\(.*\n(?:.*\n)*?\1\}\n/gm,
  /^(\t+)afterLoadRemoteArgs = \{\n(?:.*\n)*?\1\};\n/gm,
  /^(\t)async preloadRemote\(.*\n(?:.*\n)*?\1\}\n/gm,
  // An instance has the name of its container, never that of a remote.
  /^(\t+)if \(remoteInsIndex !== -1\) \{\n(?:.*\n)*?\1\}\n/gm,
  // Remotes that a build imports from elsewhere.
  /^(\t+)var initExternal = .*\n(?:.*\n)*?\1\};\n/gm,
  /^(\t+)if \(bundlerRuntimeRemotesOptions\) .*\n(?:.*\n)*?\1\}\);\n/gm,
  // Remotes are scripts that set a global variable.
  /^()async function load(?:Esm|SystemJs)Entry\(.*\n(?:.*\n)*?\1\}\n/gm,
  /^(\t)if \((?:isEsmRemoteType\(type\)|type === "system")\) return load\w+\(\{\n(?:.*\n)*?\1\}\);\n/gm,
];

module.exports = function stripFederation(source) {
  const file = this.resourcePath.split('/@module-federation/').pop();
  return REPLACED[file] ?? PARTS.reduce((text, part) => text.replace(part, ''), source);
};
