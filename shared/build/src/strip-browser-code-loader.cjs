/** A loader for modules that only a browser can run: on the server they are empty and never asked for. */
module.exports = () => 'export {};';
