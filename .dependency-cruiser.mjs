import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Shared packages from the bottom up: each may import those before it. */
const LAYERS = ['contracts', 'domain', 'platform', 'charts', 'ui'];

/** Modules of contracts without zod at run time; of all others browser code takes types only. */
const PLAIN_MODULES = [
  'column-sorts',
  'methods',
  'public-reads',
  'envelope',
  'entity/api-key-limits',
  'entity/paste-limits',
  'microsite-props',
];

/** Modules of the server that the sandbox needs as well: the two sides of one protocol, and HTML. */
const SERVER_FOR_SANDBOX = [
  'edge/document/html',
  'http/internal-signature',
  'providers/payment/shanghai-time',
  'providers/payment/wechat-pay-signature',
];

const TESTS = '(\\.test\\.tsx?$|/testing/|/e2e/)';

/** Folders of workspaces by what their package.json says they are (`bee.role`), so that a new one is covered at once. */
const foldersByRole = () => {
  const below = (parent) => (existsSync(parent) ? readdirSync(parent).map((name) => `${parent}/${name}`) : []);
  const byRole = {};
  for (const folder of [...readdirSync('.'), ...below('shared')]) {
    if (folder === 'node_modules' || !existsSync(`${folder}/package.json`)) continue;
    const { bee } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    if (bee) byRole[bee.role] = [...(byRole[bee.role] ?? []), folder];
  }
  return byRole;
};

/** Tests reach into modules; the sample is stored, and its files are drawn, as the drafts that modules store. */
const SERVER_INSIDERS = `${TESTS}|-test-data\\.ts$|^(server|scripts)/src/sample/`;

const roles = foldersByRole();

/** Pattern of all paths inside workspaces of these roles; matches nothing when there are none. */
const inside = (...names) => {
  const folders = names.flatMap((name) => roles[name] ?? []);
  return folders.length > 0 ? `^(${folders.join('|')})/` : '^$';
};

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** contracts is left to the stricter rule below; nothing stands above the last. */
const layerRules = LAYERS.slice(1, -1).map((layer) =>
  rule(
    `layer-${layer}`,
    `${LAYERS.join(' < ')}: move what shared/${layer} needs down, or the importing part up.`,
    { path: `^shared/${layer}/`, pathNot: TESTS },
    { path: `^shared/(${LAYERS.slice(LAYERS.indexOf(layer) + 1).join('|')})/` },
  ),
);

const config = {
  forbidden: [
    rule(
      'remote-to-remote',
      'Remotes are deployed alone. Embed the other one by a widget (WidgetSlot) or link to it (href).',
      { path: inside('remote') },
      { path: inside('remote'), pathNot: '^$1/' },
    ),
    rule(
      'remote-to-shell',
      'A remote must run in any shell of its range: use @bee/platform.',
      { path: inside('remote') },
      { path: inside('shell') },
    ),
    rule(
      'remote-to-host',
      'The shell runs remotes through @bee/platform/host; a remote, and what it shares, uses @bee/platform.',
      { path: `${inside('remote')}|^shared/(ui|charts)/`, pathNot: TESTS },
      { path: '^shared/platform/src/host\\.ts$' },
    ),
    rule(
      'shell-to-remote',
      'The shell learns remotes from their manifests, never from their source.',
      { path: inside('shell') },
      { path: inside('remote') },
    ),
    rule(
      'feature-to-feature',
      'Features are composed by app/; what two of them need goes to src/components, src/lib or to a shared package.',
      { path: '^(mf-[^/]+)/src/features/([^/]+)/' },
      { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
    ),
    rule(
      'feature-to-app',
      'app/ composes features, so it stands above them.',
      { path: '^(mf-[^/]+)/src/(features|components|lib|widgets)/' },
      { path: '^$1/src/app/' },
    ),
    rule(
      'server-to-remote',
      'The server runs remotes from their releases, never from their source.',
      { path: inside('node') },
      { path: inside('remote', 'shell') },
    ),
    rule(
      'server-to-browser',
      'Packages for the browser come to the server inside releases only.',
      { path: inside('node', 'sandbox') },
      { path: inside('browser') },
    ),
    rule(
      'shared-to-above',
      'Shared packages know nobody who uses them.',
      // The sandbox has a rule of its own; test support of the server starts it.
      { path: '^shared/', pathNot: `${inside('sandbox')}|^shared/testing/src/server/` },
      { path: inside('remote', 'shell', 'node') },
    ),
    rule(
      'server-module-index',
      'Modules of the server are used through their index.ts: export what is needed there.',
      { path: '^(?!server/src/modules/)', pathNot: SERVER_INSIDERS },
      { path: '^server/src/modules/[^/]+/', pathNot: '/(index|module)\\.ts$' },
    ),
    rule(
      'server-module-to-module',
      'Modules of the server import each other through index.ts only.',
      { path: '^server/src/modules/([^/]+)/', pathNot: SERVER_INSIDERS },
      { path: '^server/src/modules/[^/]+/', pathNot: '^server/src/modules/($1/|[^/]+/index\\.ts$)' },
    ),
    rule(
      'server-module-definition',
      'Only modules.ts knows the definitions: other modules use index.ts.',
      { path: '^server/src/', pathNot: `^server/src/modules\\.ts$|${TESTS}` },
      { path: '^server/src/modules/[^/]+/module\\.ts$' },
    ),
    rule(
      'server-fastify',
      'Services know nothing of HTTP: CallContext and RunningApi hold what they need; routes and transfers see Fastify.',
      { path: '^server/src/modules/', pathNot: `(\\.routes|-transfer)\\.ts$|${TESTS}` },
      { path: 'node_modules/(fastify|@fastify/[^/]+)/' },
    ),
    rule(
      'server-assistant-to-domain',
      'Domains contribute answerTools (module.ts): the assistant and what the tools share know texts (search) alone.',
      { path: '^server/src/(answering|modules/assistant)/', pathNot: SERVER_INSIDERS },
      { path: '^server/src/modules/', pathNot: '^server/src/modules/(assistant|search)/' },
    ),
    rule(
      'server-layer-routes',
      'routes -> service -> store: what services need from a request is in CallContext.',
      { path: '^server/src/modules/', pathNot: `/routes/|/(index|module)\\.ts$|${TESTS}` },
      { path: '^server/src/modules/.*/routes/' },
    ),
    rule(
      'server-layer-store',
      'routes -> service -> store: stores read and write rows; decisions belong to services.',
      { path: '^server/src/modules/(?!.*/(import|answers)/).*/store/', pathNot: TESTS },
      { path: '^server/src/modules/.*/(service|jobs)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'server-layer-model',
      'A model is computed without a database: pass it what it needs.',
      { path: '^server/src/modules/.*/model/', pathNot: TESTS },
      { path: '^server/src/modules/.*/(service|store|jobs)/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'server-sql',
      'SQL belongs to stores: everything else of kysely is a type.',
      { path: '^server/src/modules/', pathNot: `/store/|${SERVER_INSIDERS}` },
      { path: '(^|node_modules/)kysely(/|$)|^server/src/db/query-rows\\.ts$', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'server-sample',
      'Production code knows data from the database alone: only server.ts and modules.ts load the sample.',
      { path: inside('node'), pathNot: `^server/src/(server|modules)\\.ts$|${SERVER_INSIDERS}` },
      { path: '^server/src/sample/' },
    ),
    rule(
      'cycle',
      'Move what both files need below them, or hand it in. Only types may be imported in a circle.',
      { pathNot: TESTS },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    rule(
      'server-to-testing',
      'Test support is never shipped.',
      { path: inside('node'), pathNot: SERVER_INSIDERS },
      { path: '^shared/testing/' },
    ),
    rule(
      'sandbox-to-above',
      'The sandbox acts as third parties, who know the protocol and nothing else of the site.',
      { path: inside('sandbox'), pathNot: TESTS },
      {
        path: inside('remote', 'shell', 'node'),
        pathNot: `^server/src/(${SERVER_FOR_SANDBOX.join('|')})\\.ts$`,
      },
    ),
    rule(
      'to-sandbox',
      'The sandbox is loaded by demonstrations alone: only open-sandbox.ts imports it, while it runs.',
      { pathNot: `${inside('sandbox')}|^server/src/open-sandbox\\.ts$|${TESTS}` },
      { path: inside('sandbox') },
    ),
    ...layerRules,
    rule(
      'contracts-only-zod',
      'contracts is read by everybody and must stay light.',
      { path: '^shared/contracts/', pathNot: TESTS },
      { pathNot: '^shared/contracts/|node_modules/zod/' },
    ),
    rule(
      'no-zod-in-browser',
      'zod weighs more than a page: the server parses, the browser takes types.',
      { path: inside('remote', 'shell', 'browser'), pathNot: TESTS },
      { path: 'node_modules/zod/', dependencyTypesNot: ['type-only'] },
    ),
    rule(
      'contracts-plain-modules',
      `Running code of contracts brings zod along; browser code uses ${PLAIN_MODULES.join(', ')} and types (import type).`,
      { path: `${inside('remote', 'shell', 'browser')}|^shared/domain/`, pathNot: TESTS },
      {
        path: '^shared/contracts/',
        pathNot: `^shared/contracts/src/(${PLAIN_MODULES.join('|')})\\.ts$`,
        dependencyTypesNot: ['type-only'],
      },
    ),
    rule(
      'browser-to-tooling',
      'What runs in a browser cannot use scripts, build or test support.',
      { path: inside('remote', 'shell', 'browser', 'isomorphic'), pathNot: TESTS },
      { path: inside('tooling') },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Packages are not followed, but rules name them: kysely lies in a dist folder.
    exclude: { path: '^(?:(?!node_modules/).)*(^|/)(dist|fixtures|\\.data|\\.cache|\\.tmp)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};

export default config;
