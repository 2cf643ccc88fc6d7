/** A loader for modules that run only in browsers: on the server they are empty and never used. */
module.exports = () => 'export {};';
