import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RuleSetRule } from '@rspack/core';
import { ROOT } from './workspace.ts';

/** docs/library-patches.md says of each why it exists and when it is removed. */
export type LibraryPatch = {
  library: string;
  /** The only version that the patch was made for. */
  version: string;
  /** By path in the package: what the patch replaces or relies on. */
  files: Record<string, RegExp[]>;
};

const FEDERATION = '2.9.2';

type PatchName = 'strip-federation-loader' | 'one-federation' | 'prunable-router' | 'rounded-outlines' | 'refresh-hook';

export const LIBRARY_PATCHES: Record<PatchName, LibraryPatch[]> = {
  /** The replacements have the same exports, because other modules of the runtime read them on start-up. */
  'strip-federation-loader': [
    {
      library: '@module-federation/error-codes',
      version: FEDERATION,
      files: {
        'dist/desc.cjs': [
          /^exports\.runtimeDescMap =/m,
          /^exports\.typeDescMap =/m,
          /^exports\.buildDescMap =/m,
          /^exports\.errorDescMap =/m,
        ],
      },
    },
    {
      library: '@module-federation/sdk',
      version: FEDERATION,
      files: {
        'dist/node.cjs': [/^exports\.createScriptNode =/m, /^exports\.loadScriptNode =/m],
        'dist/generateSnapshotFromManifest.cjs': [/^exports\.generateSnapshotFromManifest =/m],
        'dist/createModuleFederationConfig.cjs': [/^exports\.createModuleFederationConfig =/m],
        'dist/normalizeOptions.cjs': [/^exports\.normalizeOptions =/m],
      },
    },
    {
      library: '@module-federation/runtime-core',
      version: FEDERATION,
      files: {
        'dist/plugins/generate-preload-assets.cjs': [/^exports\.generatePreloadAssetsPlugin =/m],
        'dist/plugins/snapshot/index.cjs': [/^exports\.snapshotPlugin =/m],
        'dist/plugins/snapshot/SnapshotHandler.cjs': [
          /^exports\.SnapshotHandler =/m,
          /^exports\.getGlobalRemoteInfo =/m,
        ],
        'dist/utils/preload.cjs': [/^exports\.preloadAssets =/m],
      },
    },
  ],
  'one-federation': [
    {
      library: '@module-federation/webpack-bundler-runtime',
      version: FEDERATION,
      files: {
        'dist/index.cjs': [
          /^_module_federation_runtime = /m,
          /^const bundlerRuntime = \{/m,
          /^const require_attachShareScopeMap = /m,
          /^const require_initContainerEntry = /m,
        ],
      },
    },
  ],
  'prunable-router': [
    {
      library: 'react-router',
      version: '7.18.5',
      files: {
        // The package's exports resolve to its development build under every condition; aliases point here.
        'dist/production/index.mjs': [/from "\.\/chunk-/],
        'dist/production/dom-export.mjs': [/from "\.\/chunk-/],
        'dist/production/chunk-7RTFRKQW.mjs': [/^\w+\.displayName = ".*";$/m, /^var \w+ = React\d*\.forwardRef\(/m],
        'dist/production/chunk-IAM5GYT3.mjs': [/^var \w+ = new /m],
      },
    },
  ],
  'rounded-outlines': [
    { library: 'china-geojson', version: '1.0.0', files: { 'src/geojson/china.json': [/-?\d+\.\d{12}/] } },
  ],
  'refresh-hook': [
    {
      library: 'react-refresh',
      version: '0.19.0',
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
export const requirePatchable = (name: string, { library, version, files }: LibraryPatch, root = ROOT) => {
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
