/** Where benchmarks keep what takes long to make: programs of peers, and built sites. */
export const CACHE = '.cache/bench';
