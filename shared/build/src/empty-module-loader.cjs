/** A loader for what a bundle must not contain: an empty module. */
module.exports = () => 'export {};';
