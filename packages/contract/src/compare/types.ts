import type {
  Contract,
  ContractEnumValue,
  ContractField,
  ContractItem,
  ContractParameter,
} from '../types';

/**
 * A public name of a contract; has the same form for C and TypeScript. Members of types have qualified names, such as
 * `Sheet.rename`.
 */
export interface ApiMember
  extends
    ContractItem,
    Pick<ContractEnumValue, 'remedy'>,
    Pick<ContractField, 'optional' | 'readonly' | 'writeonly' | 'static'> {
  readonly kind: 'callable' | 'type' | 'constant' | 'property';
  /** Signature of a function or callback, otherwise the type. Overloads are joined. */
  readonly declaration: string;
  /** Signatures of a function or callback; one for each overload. */
  readonly calls?: readonly ApiSignature[];
  /** Type of a property, an alias or a variable. */
  readonly type?: string;
  /** Value of an enumerator or macro. */
  readonly value?: string;
  /** Names of the fields of a C structure, in memory order. */
  readonly order?: readonly string[];
  /** Types that this type extends. */
  readonly bases?: readonly string[];
}

/** One signature of a function or callback. */
export interface ApiSignature {
  readonly parameters: readonly ContractParameter[];
  readonly returns: string;
  readonly variadic: boolean;
  readonly static: boolean;
  /** `true` if programs implement the function and the library calls it. */
  readonly isCallback: boolean;
}

/** The public names of one version of a contract, in the order of the contract. */
export interface ApiSurface extends Pick<
  Contract,
  'file' | 'language' | 'version' | 'day'
> {
  readonly members: readonly ApiMember[];
  /** Names of the types of all parameters, that is, types whose values programs pass to the library. */
  readonly inputs: ReadonlySet<string>;
}

/** A part of a declaration that can differ between two versions. */
export type ChangedPart = 'signature' | 'type' | 'value' | 'default';

/** A difference between two versions of a contract. */
export type ContractChange = {
  readonly name: string;
  /** `true` if programs that use the name may stop compiling or behave differently. */
  readonly breaking: boolean;
} & (
  | {readonly change: 'added' | 'removed'; readonly declaration: string}
  | {
      readonly change: ChangedPart;
      /** Previous declaration or value; may be empty. */
      readonly from: string;
      readonly to: string;
    }
  | {readonly change: 'deprecated'; readonly reason: string}
  /** The comment changed, or the item is no longer deprecated. `errors` lists the error codes that only the new comment has. */
  | {readonly change: 'documented'; readonly errors?: readonly string[]}
);
