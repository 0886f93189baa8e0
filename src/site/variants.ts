/** The two editions of the site. They differ in class names and in the product set. */
export const VARIANTS = ['global', 'domestic'] as const;

export type Variant = (typeof VARIANTS)[number];

export const DEFAULT_VARIANT: Variant = 'global';

/** Class name that marks the variant on `<html>`. */
export function variantClassName(variant: Variant): string {
  return `variant-${variant}`;
}
