import {
  INDEX_FOLDER,
  MANIFEST_FILE,
} from '../../search/engines/embedded/indexFiles';
import type {BuildDevIndex, DevSite} from './devIndex';

interface Request {
  readonly url?: string;
}

interface Response {
  statusCode: number;
  setHeader(name: string, value: string): void;
  end(body: string): void;
}

type Middleware = (
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
) => void;

/** Makes the development server answer with an index of the pages' sources. */
export function devServerConfig(site: DevSite) {
  let builder: Promise<BuildDevIndex> | undefined;
  const build: BuildDevIndex = async () => {
    // The parsers behind it are of no use to a build.
    builder ??= import('./devIndex').then((module) =>
      module.devIndexBuilder(site),
    );
    return (await builder)();
  };
  return {
    setupMiddlewares: (middlewares: unknown[]) => {
      middlewares.unshift({
        name: 'search-index',
        middleware: indexMiddleware(site.baseUrl, build),
      });
      return middlewares;
    },
  };
}

/**
 * Answers requests below the index folder. The index is made anew for each request of the manifest,
 * so that a reload finds what was just written.
 */
export function indexMiddleware(
  baseUrl: string,
  build: BuildDevIndex,
): Middleware {
  const prefix = `${baseUrl}${INDEX_FOLDER}/`;
  let files: ReturnType<BuildDevIndex> | undefined;
  return (request, response, next) => {
    const address = request.url?.split('?')[0] ?? '';
    if (!address.startsWith(prefix)) {
      next();
      return;
    }
    const name = address.slice(prefix.length);
    if (name === MANIFEST_FILE) {
      files = undefined;
    }
    files ??= build();
    files.then((all) => {
      const text = all.get(name);
      response.statusCode = text === undefined ? 404 : 200;
      response.setHeader('content-type', 'application/json; charset=utf-8');
      response.setHeader('cache-control', 'no-store');
      response.end(text ?? '{}');
    }, next);
  };
}
