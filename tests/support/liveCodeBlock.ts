/** Stands in for the block of a theme for live code: none is installed. */
export default undefined;
