import {isCellAddress} from '../area/address';
import type * as Sdk from '../contract';
import {assertNumber, invalidName, nameInUse} from '../errors';
import {BUILTINS} from '../formula/functions';
import {registerEntry} from '../objects/emitter';

/** Registered function, with defaults filled in. */
export type CustomFunction = Required<Sdk.FunctionDefinition> &
  Sdk.FunctionInfo;

/** Built-in functions, and custom functions of one engine. */
export class EngineFunctions implements Sdk.FunctionRegistry {
  readonly #custom = new Map<string, CustomFunction>();
  readonly #onChange: () => void;

  /** @param changed - called when a function is added or removed */
  constructor(changed: () => void) {
    this.#onChange = changed;
  }

  /** @param name - in upper case */
  custom(name: string): CustomFunction | undefined {
    return this.#custom.get(name);
  }

  list(library?: Sdk.FunctionLibrary): readonly Sdk.FunctionInfo[] {
    return [...BUILTINS.values(), ...this.#custom.values()]
      .map(toFunctionInfo)
      .filter((info) => library === undefined || info.library === library)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  get(name: string): Sdk.FunctionInfo | undefined {
    const id = name.toUpperCase();
    const found = this.#custom.get(id) ?? BUILTINS.get(id);
    return found && toFunctionInfo(found);
  }

  register(definition: Sdk.FunctionDefinition): Sdk.Subscription {
    const {name} = definition;
    const id = name.toUpperCase();
    if (!/^[A-Z][A-Z0-9_.]*$/.test(id) || isCellAddress(id)) {
      throw invalidName(
        name,
        `'${name}' cannot name a function: write letters, digits, '_' and '.', beginning with a letter, and no cell address.`,
      );
    }
    if (this.#custom.has(id) || BUILTINS.has(id)) {
      throw nameInUse('function', name);
    }
    const entry: CustomFunction = {
      description: '',
      minArguments: 0,
      maxArguments: Infinity,
      volatile: false,
      ...definition,
      name: id,
      library: 'custom',
    };
    const {minArguments, maxArguments} = entry;
    assertNumber('minArguments', minArguments, 0, maxArguments);
    const registration = registerEntry(this.#custom, id, entry, this.#onChange);
    this.#onChange();
    return registration;
  }
}

function toFunctionInfo({
  name,
  library,
  description,
  minArguments,
  maxArguments,
}: Sdk.FunctionInfo): Sdk.FunctionInfo {
  return {name, library, description, minArguments, maxArguments};
}
