import type {Contract, ContractParameter} from '../types';

/** A public name of a contract, in a form common to both languages. */
export interface SurfaceMember {
  /** Qualified: `open`, `Sheet.rename`. */
  readonly name: string;
  readonly kind: 'callable' | 'type' | 'constant' | 'property';
  /** Signature of a callable, else the type; overloads are joined. */
  readonly declaration: string;
  /** One entry per overload. */
  readonly calls?: readonly SurfaceCall[];
  /** Type of a property, an alias or a variable. */
  readonly type?: string;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  readonly writeonly?: boolean;
  readonly static?: boolean;
  /** Of a constant. */
  readonly value?: string;
  /** C: the fields of a structure in memory order. */
  readonly order?: readonly string[];
  /** Types that the type extends. */
  readonly bases?: readonly string[];
  readonly defaultValue?: string;
  readonly since?: string;
  /** Reason and replacement; may be empty. */
  readonly deprecated?: string;
  /** The rest of the comment. */
  readonly documentation: string;
}

/** One signature. */
export interface SurfaceCall {
  readonly parameters: readonly ContractParameter[];
  readonly returns: string;
  readonly variadic: boolean;
  readonly static: boolean;
  /** The program implements the function, and the library calls it. */
  readonly isCallback: boolean;
}

/** The public names of one version of a contract, in its order. */
export interface Surface extends Pick<
  Contract,
  'file' | 'language' | 'version' | 'day'
> {
  readonly members: readonly SurfaceMember[];
  /** Names of parameter types: types that programs pass to the library. */
  readonly inputs: ReadonlySet<string>;
}

/** A part of a declaration that can differ between two versions. */
export type ChangedPart = 'signature' | 'type' | 'value' | 'default';

/** A difference between two versions of a contract. */
export type ContractChange = {
  readonly name: string;
  /** Programs that use the name may stop compiling or behave differently. */
  readonly breaking: boolean;
} & (
  | {readonly change: 'added' | 'removed'; readonly declaration: string}
  | {
      readonly change: ChangedPart;
      /** May be empty. */
      readonly from: string;
      readonly to: string;
    }
  | {readonly change: 'deprecated'; readonly reason: string}
  /** The comment differs, or the item is no longer deprecated. */
  | {readonly change: 'documented'}
);
