const { createHash } = require('node:crypto');
const path = require('node:path');

/**
 * A loader for data that a library fetches at run time: the file is emitted unchanged, and the script gets its address
 * with its hash (`{ url, integrity }`). The script's own hash was verified, so its hash for the data can be trusted.
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
