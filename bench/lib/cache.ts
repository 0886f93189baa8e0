/** Folder of installed peers and built sites. */
export const CACHE = '.cache/bench';
