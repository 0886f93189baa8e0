import createEngine from '@search-engine';
import type {EngineContext, SearchEngine} from '@site/src/search/engine';

const engines = new Map<string, SearchEngine>();

/** The engine of this page: one for all surfaces, so that nothing is loaded twice. */
export function getEngine(context: EngineContext): SearchEngine {
  const key = JSON.stringify(context);
  let engine = engines.get(key);
  if (!engine) {
    engine = createEngine(context);
    engines.set(key, engine);
  }
  return engine;
}
