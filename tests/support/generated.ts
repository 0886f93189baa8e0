/**
 * Replaces the modules that Docusaurus generates: empty data, except for the storage module (`storage` in
 * docusaurus.config.ts).
 */
export default Object.assign([], {type: 'localStorage', namespace: ''});
