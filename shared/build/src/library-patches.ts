import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { ROOT } from './workspace.ts';

/** docs/library-patches.md says of each why it exists and when it is removed. */
export type LibraryPatch = {
  library: string;
  /** The only version that the patch was made for. */
  version: string;
  /** Day by which it is removed, or kept with a new day and the reason in docs/library-patches.md. */
  removeBy: string;
  /** By path in the package: what the patch replaces or relies on. */
  files: Record<string, RegExp[]>;
};

const FEDERATION = '2.9.2';
const NEXT_REVIEW = '2027-06-30';

type PatchName =
  | 'strip-federation-loader'
  | 'one-federation'
  | 'prunable-router'
  | 'prunable-single-spa'
  | 'rounded-outlines'
  | 'refresh-hook';

export const LIBRARY_PATCHES: Record<PatchName, LibraryPatch[]> = {
  /** The replacements have the same exports, because other modules of the runtime read them on start-up. */
  'strip-federation-loader': [
    {
      library: '@module-federation/error-codes',
      version: FEDERATION,
      removeBy: NEXT_REVIEW,
      files: { 'dist/desc.mjs': [/^export \{ buildDescMap, errorDescMap, runtimeDescMap, typeDescMap \};$/m] },
    },
    {
      library: '@module-federation/sdk',
      version: FEDERATION,
      removeBy: NEXT_REVIEW,
      files: {
        'dist/node.js': [/^export \{ createScriptNode, loadScriptNode \};$/m],
        'dist/logger.js': [
          /^export \{ bindLoggerToCompiler, createInfrastructureLogger, createLogger, infrastructureLogger, logger \};$/m,
        ],
      },
    },
    {
      library: '@module-federation/runtime-core',
      version: FEDERATION,
      removeBy: NEXT_REVIEW,
      files: {
        'dist/plugins/snapshot/SnapshotHandler.js': [/^export \{ SnapshotHandler, getGlobalRemoteInfo \};$/m],
        'dist/plugins/snapshot/index.js': [/^export \{ .*snapshotPlugin \};$/m],
        'dist/plugins/generate-preload-assets.js': [/^export \{ generatePreloadAssetsPlugin \};$/m],
        'dist/utils/preload.js': [/^export \{ .*formatPreloadArgs, .*preloadAssets \};$/m],
        'dist/helpers.js': [/^export \{ helpers_default as default \};$/m],
        'dist/utils/context.js': [/^export \{ optionsToMFContext \};$/m],
        'dist/utils/load.js': [
          /^async function loadEsmEntry\(/m,
          /^\tif \(isEsmRemoteType\(type\)\) return/m,
          /^\t+await origin\.loaderHook\.lifecycle\.afterLoadEntry\.emit\(\{$/m,
        ],
        'dist/module/index.js': [/^\t+await this\.host\.loaderHook\.lifecycle\.afterInitRemote\.emit\(\{$/m],
        'dist/remote/index.js': [
          /^\tasync preloadRemote\(/m,
          /^\t+afterLoadRemoteArgs = \{$/m,
          /^\t+if \(remoteInsIndex !== -1\) \{$/m,
        ],
        'dist/shared/index.js': [/^\temitAfterRegisterShare\(/m, /^\t+this\.emitAfterLoadShare\(\{$/m],
      },
    },
    {
      library: '@module-federation/webpack-bundler-runtime',
      version: FEDERATION,
      removeBy: NEXT_REVIEW,
      files: {
        'dist/initializeSharing.js': [/^\t+var initExternal = /m, /^\t+if \(bundlerRuntimeRemotesOptions\) /m],
        'dist/updateOptions.js': [/^export \{ updateConsumeOptions, updateRemoteOptions \};$/m],
        'dist/remotes.js': [/^export \{ remotes \};$/m],
        'dist/getSharedFallbackGetter.js': [/^export \{ getSharedFallbackGetter \};$/m],
        'dist/init.js': [/^\treturn runtime\.init\(initOptions\);$/m],
      },
    },
  ],
  'one-federation': [
    {
      library: '@module-federation/webpack-bundler-runtime',
      version: FEDERATION,
      removeBy: NEXT_REVIEW,
      files: {
        'dist/index.js': [
          /^import \{ attachShareScopeMap \} from /m,
          /^import \{ initContainerEntry \} from /m,
          /^const bundlerRuntime = \{$/m,
          /^import \* as runtime from /m,
        ],
      },
    },
  ],
  'prunable-router': [
    {
      library: 'react-router',
      version: '7.18.5',
      removeBy: NEXT_REVIEW,
      files: {
        // The package's exports resolve to its development build under every condition; aliases point here.
        'dist/production/index.mjs': [/from "\.\/chunk-/],
        'dist/production/dom-export.mjs': [/from "\.\/chunk-/],
        'dist/production/chunk-7RTFRKQW.mjs': [
          /^\w+\.displayName = ".*";$/m,
          /^var \w+ = React\d*\.forwardRef\(/m,
          /^ {2}let dataRouterState = dataRouterOpts\?\.state;$/m,
          /^RenderErrorBoundary\.contextType = /m,
          /^function warning\(cond, message\) \{$/m,
        ],
        'dist/production/chunk-IAM5GYT3.mjs': [/^var \w+ = new /m],
      },
    },
  ],
  'prunable-single-spa': [
    {
      library: 'single-spa',
      version: '6.0.3',
      removeBy: NEXT_REVIEW,
      files: {
        'lib/es2015/esm/single-spa.dev.js': [
          /^ {4}mountParcel: mountParcel\.bind\(appOrParcel\),$/m,
          /^var commonjsGlobal = /m,
          /^if \(isInBrowser && window\.__SINGLE_SPA_DEVTOOLS__\) \{$/m,
          /^ +addProfileEntry\(/m,
          /throw Error\(formatErrorMessage\(\d+, /m,
        ],
      },
    },
  ],
  'rounded-outlines': [
    {
      library: 'china-geojson',
      version: '1.0.0',
      removeBy: NEXT_REVIEW,
      files: { 'src/geojson/china.json': [/-?\d+\.\d{12}/] },
    },
  ],
  'refresh-hook': [
    {
      library: 'react-refresh',
      version: '0.19.0',
      removeBy: NEXT_REVIEW,
      files: { 'cjs/react-refresh-runtime.development.js': [/hook\.renderers/, /hook\.onCommitFiberRoot/] },
    },
  ],
};

/** The file in this folder that patches; throws when an installed library is not the one that it was made for. */
export const patchFile = (name: PatchName): string => {
  for (const patch of LIBRARY_PATCHES[name]) requirePatchable(name, patch);
  return path.join(import.meta.dirname, `${name}.cjs`);
};

/** Applies a loader to the files of its libraries. */
export const patchRule = (name: PatchName, options?: object): RuleSetRule => ({
  test: LIBRARY_PATCHES[name].flatMap(({ library, files }) =>
    Object.keys(files).map((file) => new RegExp(`/node_modules/${library}/${file}$`.replaceAll('.', '[.]'))),
  ),
  loader: patchFile(name),
  ...(options && { options }),
});

/** @throws when the installed library has another version, or a patched file or text is missing */
export const requirePatchable = (
  name: string,
  { library, version, removeBy, files }: LibraryPatch,
  root = ROOT,
  today = new Date().toISOString().slice(0, 10),
) => {
  if (today > removeBy) console.warn(`The patch "${name}" of ${library} was to be removed by ${removeBy}.`);
  const folder = path.join(root, 'node_modules', library);
  const advice = `Check shared/build/src/${name}.cjs with the installed version, then update library-patches.ts and docs/library-patches.md.`;
  const manifest = path.join(folder, 'package.json');
  const installed = existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : 'not installed';
  if (installed !== version)
    throw new Error(
      `The patch "${name}" is for ${library} ${version}, but the installed version is ${installed}. ${advice}`,
    );
  for (const [file, texts] of Object.entries(files)) {
    const place = path.join(folder, file);
    const source = existsSync(place) ? readFileSync(place, 'utf8') : '';
    const missing = texts.find((text) => !text.test(source));
    if (missing)
      throw new Error(`The patch "${name}" does not find ${missing} in ${file} of ${library} ${version}. ${advice}`);
  }
};
