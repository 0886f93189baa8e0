/** Editions of the site. They differ only in class names and products. */
export const SITE_VARIANTS = ['global', 'domestic'] as const;

export type SiteVariant = (typeof SITE_VARIANTS)[number];

export const DEFAULT_SITE_VARIANT: SiteVariant = 'global';

/** Returns the class name of a variant, which is set on `<html>`. */
export function getVariantClassName(variant: SiteVariant): string {
  return `variant-${variant}`;
}
