import type {EnvironmentReport} from '../contract';

const NEEDED = [
  'document',
  'Blob',
  'structuredClone',
  'AbortController',
  'CompressionStream',
] as const;

/** What the page has of what the runtime needs. Loads nothing. */
export function checkEnvironment(): EnvironmentReport {
  const missing = NEEDED.filter((name) => globalThis[name] === undefined);
  return {supported: missing.length === 0, missing};
}
