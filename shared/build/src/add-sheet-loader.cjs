/** Adds to a page or widget of a remote where its stylesheet is: `sheets` has file and hash by path of the module. */
module.exports = function addSheet(source) {
  const sheet = this.getOptions().sheets[this.resourcePath];
  if (!sheet) return source;
  const url = `__webpack_public_path__ + ${JSON.stringify(sheet.file)}`;
  return `${source}\nexport const sheet = { url: ${url}, integrity: ${JSON.stringify(sheet.integrity)} };\n`;
};
