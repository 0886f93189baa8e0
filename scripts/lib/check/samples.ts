import type {Check} from './types';

/**
 * Checks of the code samples. A checker of samples (C, TypeScript, …) joins the writer's gate by a
 * row here: wrap it in a {@link Check} that returns its count and its problems.
 */
export const SAMPLE_CHECKS: readonly Check[] = [];
