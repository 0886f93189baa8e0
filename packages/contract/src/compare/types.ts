import type {Contract, ContractParameter} from '../types';

/** A public name of a contract, in the shape that contracts of all languages share. */
export interface SurfaceMember {
  /** As the reference has it: `run`, `ARGO_E_TIMEOUT`, `Sheet.rename`. */
  readonly name: string;
  readonly kind: 'callable' | 'type' | 'constant' | 'property';
  /** Signature of what is called, and type of everything else; those of one name are joined. */
  readonly declaration: string;
  /** What is called: a signature for each overload. */
  readonly calls?: readonly SurfaceCall[];
  /** Type of a property, an alias or a variable. */
  readonly type?: string;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  readonly writeonly?: boolean;
  readonly static?: boolean;
  /** Of a constant. */
  readonly value?: string;
  /** Members of a structure whose memory programs share, in their order; types that a type extends. */
  readonly order?: readonly string[];
  readonly bases?: readonly string[];
  /** What holds when it is left out. */
  readonly defaultValue?: string;
  readonly since?: string;
  /** Why, and what to use instead; empty when its comment does not say. */
  readonly deprecated?: string;
  /** All that its comment says besides. */
  readonly documentation: string;
}

/** One signature. */
export interface SurfaceCall {
  readonly parameters: readonly ContractParameter[];
  readonly returns: string;
  readonly variadic: boolean;
  readonly static: boolean;
  /** Whether programs write the function, and the SDK calls it. */
  readonly isCallback: boolean;
}

/** The public names of one version of a contract, in its order. */
export interface Surface extends Pick<
  Contract,
  'file' | 'language' | 'version' | 'day'
> {
  readonly members: readonly SurfaceMember[];
  /** Types that programs give to the SDK: those of parameters. */
  readonly inputs: ReadonlySet<string>;
}

/** What can change of a name that both versions have; programs may depend on each. */
export type ChangedPart = 'signature' | 'type' | 'value' | 'default';

/** A difference between two versions of a contract. */
export type ContractChange = {
  readonly name: string;
  /** Whether programs that use the name may stop working, or work differently. */
  readonly breaking: boolean;
} & (
  | {readonly change: 'added' | 'removed'; readonly declaration: string}
  | {
      readonly change: ChangedPart;
      /** Empty where there was none. */
      readonly from: string;
      readonly to: string;
    }
  | {readonly change: 'deprecated'; readonly reason: string}
  /** Its comment says something else, or says no longer that it is deprecated. */
  | {readonly change: 'documented'}
);
