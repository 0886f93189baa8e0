/** Replaces the generated route table of Docusaurus; contains only the home page. */
export default [{path: '/', exact: true, component: () => null}];
