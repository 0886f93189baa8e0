/**
 * Stands in for the modules Docusaurus generates: empty data under every name tests meet, but for
 * what the storage module says (`storage` in docusaurus.config.ts).
 */
export default Object.assign([], {type: 'localStorage', namespace: ''});
