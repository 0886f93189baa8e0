import type {CurrentBundler} from '@docusaurus/types';

type Compiler = InstanceType<CurrentBundler['instance']['Compiler']>;

export interface Import {
  /** Module as written in the import, such as `@theme/Layout`. */
  readonly request: string;
  /** Path of the file to which the bundler resolves it, with the query if there is one. */
  readonly file: string;
  /** Path of the importing file. */
  readonly by: string;
}

/** Imports and React uses of a module. */
export interface BundledModule {
  /** Imported files by request, except those of `import()`. */
  readonly imports: Map<string, string>;
  /** For pages and partials: event handlers, and names of the elements that MDX components replace. */
  readonly handlers: readonly string[];
  readonly elements: ReadonlySet<string>;
}

/** Modules of a build by path, with the query if there is one. All aliases of themes and plugins are resolved. */
export type ModuleGraph = Map<string, BundledModule>;

/** Creates a bundler plugin that records the modules of a build. */
export function recordModules(graph: ModuleGraph) {
  const name = 'record-modules';
  return {
    apply(compiler: Compiler): void {
      compiler.hooks.compilation.tap(name, ({hooks, moduleGraph}) =>
        hooks.finishModules.tap(name, (modules) => {
          for (const module of modules) {
            const {resource} = module as {resource?: string};
            if (resource === undefined) {
              continue;
            }
            // The bundler has two modules for a file that is also imported with a loader.
            const imports = graph.get(resource)?.imports ?? new Map();
            const connections = moduleGraph.getOutgoingConnections(module);
            for (const {dependency, module: target} of connections) {
              const {request, type} = dependency as Partial<
                Record<'request' | 'type', string>
              >;
              const {resource: imported} = target as {resource?: string};
              if (request && imported && type !== 'import()') {
                imports.set(request, imported);
              }
            }
            const source = /\.mdx?(?:\?|$)/.test(resource)
              ? String(module.originalSource()?.source())
              : '';
            graph.set(resource, {imports, ...readCompiledPage(source)});
          }
        }),
      );
    },
  };
}

/** Matches strings and comments, which contain no code. */
const NO_CODE =
  /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`|\/\*[^]*?\*\/|\/\/.*/g;

const HANDLER = /(?<![\w-])(on[A-Z]\w*)\s*:/g;

/** Matches names of elements in the output of https://mdxjs.com/packages/mdx. */
const ELEMENT = /\b_components\.(\w+)|_missingMdxReference\("(\w+)/g;

/** Reads the output of the MDX compiler. */
export function readCompiledPage(
  source: string,
): Pick<BundledModule, 'handlers' | 'elements'> {
  const code = source.replace(NO_CODE, (text) =>
    /^["'`]\w+["'`]$/.test(text) ? text : '""',
  );
  return {
    handlers: Array.from(code.matchAll(HANDLER), ([, name]) => name!),
    elements: new Set(
      Array.from(code.matchAll(ELEMENT), ([, own, added]) => own ?? added!),
    ),
  };
}
