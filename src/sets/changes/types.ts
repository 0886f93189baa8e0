/** A public name of a contract, in the shape that contracts of all languages share. */
export interface SurfaceMember {
  /** As the reference has it: `run`, `ARGO_E_TIMEOUT`, `Sheet.rename`. */
  readonly name: string;
  readonly kind: 'callable' | 'type' | 'constant' | 'property';
  /** Signature of what is called; type, or members of a closed set, of everything else. */
  readonly declaration: string;
  /** Of a constant. */
  readonly value?: string;
  /** What holds when it is left out. */
  readonly defaultValue?: string;
  readonly since?: string;
  /** Why, and what to use instead; empty when its comment does not say. */
  readonly deprecated?: string;
  /** All that its comment says besides. */
  readonly documentation: string;
}

/** The public names of one version of a contract, in its order. */
export interface Surface {
  readonly file: string;
  /** As the contract states it; absent when it does not. */
  readonly version?: string;
  /** When it was published, `YYYY-MM-DD`; absent when the contract does not say. */
  readonly day?: string;
  readonly members: readonly SurfaceMember[];
}

/** What can change of a name that both versions have; programs may depend on each. */
export type ChangedPart = 'signature' | 'type' | 'value' | 'default';

/** A difference between two versions of a contract. */
export type ContractChange = {readonly name: string} & (
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

/** What makes programs that use a name stop working, or work differently. */
export const BREAKING: readonly ContractChange['change'][] = [
  'removed',
  'signature',
  'type',
  'value',
  'default',
];
