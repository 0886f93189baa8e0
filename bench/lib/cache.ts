/** Folder of installed peers and built sites. */
export const BENCH_CACHE_FOLDER = '.cache/bench';
