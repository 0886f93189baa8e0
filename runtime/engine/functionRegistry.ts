import {isCellAddress} from '../area/address';
import type * as Sdk from '../contract';
import {assertNumber, invalidName, nameInUse} from '../errors';
import {BUILTINS} from '../formula/functions';
import {registered} from '../objects/emitter';

/** A registered function with its defaults. */
export type CustomFunction = Required<Sdk.FunctionDefinition>;

/** The built-in functions and those that were registered with one engine. */
export class EngineFunctions implements Sdk.FunctionRegistry {
  readonly #custom = new Map<string, CustomFunction>();
  readonly #changed: () => void;

  /** @param changed - called when a function comes or goes */
  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** A custom function by its name in capitals. */
  custom(name: string): CustomFunction | undefined {
    return this.#custom.get(name);
  }

  list(library?: Sdk.FunctionLibrary): readonly Sdk.FunctionInfo[] {
    const custom = [...this.#custom].map(([name, definition]) =>
      customInfo(name, definition),
    );
    return [...[...BUILTINS.values()].map(infoOf), ...custom]
      .filter((info) => library === undefined || info.library === library)
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  }

  get(name: string): Sdk.FunctionInfo | undefined {
    const id = name.toUpperCase();
    const custom = this.#custom.get(id);
    const builtin = BUILTINS.get(id);
    return custom ? customInfo(id, custom) : builtin && infoOf(builtin);
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
    };
    const {minArguments, maxArguments} = entry;
    assertNumber('minArguments', minArguments, 0, maxArguments);
    const registration = registered(this.#custom, id, entry, this.#changed);
    this.#changed();
    return registration;
  }
}

function infoOf({
  name,
  library,
  description,
  minArguments,
  maxArguments,
}: Sdk.FunctionInfo): Sdk.FunctionInfo {
  return {name, library, description, minArguments, maxArguments};
}

function customInfo(name: string, definition: CustomFunction) {
  return infoOf({...definition, name, library: 'custom'});
}
