/** Stands in for the table of routes that Docusaurus generates: its home page alone. */
export default [{path: '/', exact: true, component: () => null}];
