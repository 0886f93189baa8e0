/** Editions of the site. They differ only in class names and products. */
export const VARIANTS = ['global', 'domestic'] as const;

export type Variant = (typeof VARIANTS)[number];

export const DEFAULT_VARIANT: Variant = 'global';

/** Returns the class name of a variant, which is set on `<html>`. */
export function variantClassName(variant: Variant): string {
  return `variant-${variant}`;
}
