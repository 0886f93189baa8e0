/**
 * Takes `require.resolveWeak()` out of Docusaurus's table of modules: what is resolved is compiled, too. The
 * application asks with it whether a module is there already, and imports what it does not know to be.
 *
 * @param {string} source
 */
module.exports = (source) =>
  source.replaceAll(/require\.resolveWeak\([^)]*\)/g, 'undefined');
