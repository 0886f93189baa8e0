/** Samples of the sets by id, as the plugin `home-samples` gathers them. */
declare module '@generated/home-samples/default/samples' {
  import type {ComponentType} from 'react';

  const samples: Readonly<Partial<Record<string, ComponentType>>>;
  export default samples;
}

/** Pictures of what the samples do, by the id of the set. */
declare module '@generated/home-samples/default/results' {
  import type {ComponentType} from 'react';

  const results: Readonly<Partial<Record<string, ComponentType>>>;
  export default results;
}
