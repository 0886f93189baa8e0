/** Stands in for the modules Docusaurus generates: empty data under every name tests meet. */
export default {};
