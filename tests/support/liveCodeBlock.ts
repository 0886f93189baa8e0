/** Replaces the theme component for live code blocks, which is not installed. */
export default undefined;
