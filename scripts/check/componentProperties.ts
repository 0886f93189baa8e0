import path from 'node:path';
import ts from 'typescript';
import {createVirtualHost} from '../samples/ts/program';

/** A property of a component. */
interface ComponentProperty {
  readonly required: boolean;
  /** Texts that the property accepts; absent if it accepts others. */
  readonly values?: readonly string[];
}

/** Properties by name; `undefined` if a component accepts others too. */
export type ComponentProperties =
  ReadonlyMap<string, ComponentProperty> | undefined;

/** Reads the declared properties of the components that modules export by default. Packages are not read, to save time. */
export function readComponentProperties(
  root: string,
  modules: readonly string[],
): ReadonlyMap<string, ComponentProperties> {
  const options: ts.CompilerOptions = {
    jsx: ts.JsxEmit.Preserve,
    lib: ['lib.es5.d.ts'],
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    paths: {'@site/*': [path.join(root, '*')]},
    strict: true,
    types: [],
  };
  const host = createVirtualHost(options, root, new Map());
  const {fileExists} = host;
  host.fileExists = (file) =>
    !file.includes('node_modules') && fileExists(file);
  const files = modules.map((file) => path.join(root, file));
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  return new Map(
    modules.map((file, index) => {
      const source = program.getSourceFile(files[index]!);
      const module = source && checker.getSymbolAtLocation(source);
      const component = module?.exports?.get(ts.InternalSymbolName.Default);
      return [file, component && listProperties(component, checker)];
    }),
  );
}

function listProperties(
  component: ts.Symbol,
  checker: ts.TypeChecker,
): ComponentProperties {
  const [call] = checker.getTypeOfSymbol(component).getCallSignatures();
  const properties = call?.parameters[0];
  if (!properties) {
    return call && new Map();
  }
  const type = checker.getTypeOfSymbol(properties);
  return type.flags & ts.TypeFlags.Any
    ? undefined
    : new Map(
        type.getProperties().map((property) => {
          const values = listValues(checker.getTypeOfSymbol(property));
          const required = !(property.flags & ts.SymbolFlags.Optional);
          return [property.name, {required, ...(values && {values})}];
        }),
      );
}

/** Lists the texts of a type such as `'left' | 'right'`. */
function listValues(type: ts.Type): string[] | undefined {
  const types = type.isUnion() ? type.types : [type];
  const values = types.flatMap((each) =>
    each.flags & ts.TypeFlags.Undefined
      ? []
      : each.isStringLiteral()
        ? each.value
        : undefined,
  );
  return values.every((value) => value !== undefined) ? values : undefined;
}
