import createEngine from '@search-engine';
import type {EngineConfig, SearchEngine} from '@site/src/search/engine';

const engines = new Map<string, SearchEngine>();

/** The engine of this page: one for all surfaces, so that nothing is loaded twice. */
export function getEngine(config: EngineConfig): SearchEngine {
  const name = JSON.stringify(config);
  let engine = engines.get(name);
  if (!engine) {
    engine = createEngine(config);
    engines.set(name, engine);
  }
  return engine;
}
