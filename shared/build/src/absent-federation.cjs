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

module.exports = function absentFederation() {
  return this.resourcePath.endsWith('SnapshotHandler.cjs') ? SNAPSHOT_HANDLER : '';
};
