/**
 * A loader for the parts of federation's runtime 2.9.2 that this site never runs. Remotes are registered by the address
 * of their entry, so there are no manifests to read (snapshots) and nothing is preloaded from them; and no browser
 * loads scripts as Node does. What remains are the names that other parts of the runtime look up while they start.
 */
const SNAPSHOT_HANDLER = `
const { DisabledSnapshotHandler } = require('./disabled.cjs');
exports.SnapshotHandler = class extends DisabledSnapshotHandler { manifestCache = new Map() };
exports.getGlobalRemoteInfo = () => ({});
`;

/** An error keeps its code (RUNTIME-008), under which federation's site explains it at length. */
const DESCRIPTIONS = 'exports.runtimeDescMap = exports.typeDescMap = exports.buildDescMap = exports.errorDescMap = {};';

module.exports = function absentFederation() {
  if (this.resourcePath.endsWith('SnapshotHandler.cjs')) return SNAPSHOT_HANDLER;
  return this.resourcePath.includes('error-codes') ? DESCRIPTIONS : '';
};
