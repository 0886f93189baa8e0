import type {Identifier, Program, VariableDeclarator} from 'estree';

/** What compiled pages import from React; the development server uses another module, which is left as it is. */
const RUNTIME = 'react/jsx-runtime';

/**
 * Recma plugin: lets a compiled page call React's functions through constants of its own. The bundler keeps a record of
 * about 2 kB for every use of an imported name, in each of its two compilations, and a page uses these once per element:
 * without this step, 1,000 pages need more than 3 GB (`npm run bench -- --only build-cost --pages 1000`).
 */
export function localJsx(): (program: Program) => void {
  return ({body}) => {
    const runtime = body.find(
      (node) =>
        node.type === 'ImportDeclaration' && node.source.value === RUNTIME,
    );
    if (runtime?.type !== 'ImportDeclaration') {
      return;
    }
    const declarations = runtime.specifiers.map(
      (specifier): VariableDeclarator => {
        const id = specifier.local;
        const init: Identifier = {
          type: 'Identifier',
          name: `${id.name}Imported`,
        };
        specifier.local = {...init};
        return {type: 'VariableDeclarator', id, init};
      },
    );
    body.splice(body.indexOf(runtime) + 1, 0, {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations,
    });
  };
}
