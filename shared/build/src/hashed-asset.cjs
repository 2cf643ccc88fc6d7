const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * A loader for data that a library fetches while it runs: the file goes into the release as it is, and the script gets
 * its address together with its hash (`{ url, integrity }`), so that a script whose own hash was checked vouches for it.
 */
module.exports = function hashedAsset(content) {
  const digest = createHash('sha256').update(content).digest();
  const { name, ext } = path.parse(this.resourcePath);
  const file = `${name}.${digest.toString('hex').slice(0, 8)}${ext}`;
  this.emitFile(file, content);
  const integrity = `sha256-${digest.toString('base64')}`;
  return `module.exports = { url: __webpack_public_path__ + ${JSON.stringify(file)}, integrity: ${JSON.stringify(integrity)} };`;
};
module.exports.raw = true;
