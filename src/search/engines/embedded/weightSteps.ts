/** Weights are stored as whole numbers: parts of one that are told apart. */
export const STEPS = {page: 8, section: 4} as const;
