import {STYLE_BUDGETS} from '../../../tests/build/styleBudgets';

/** The page that stands for each type of page, by the name of the type: those that have a budget. */
export const PAGE_TYPES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(STYLE_BUDGETS).map(([type, {address}]) => [type, address]),
);
