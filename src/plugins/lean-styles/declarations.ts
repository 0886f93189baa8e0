import type {Declaration, Selector} from 'lightningcss';

/** The name of the property that a declaration sets, also where its value reads others. */
export function nameOf(declaration: Declaration): string {
  switch (declaration.property) {
    case 'custom':
      return declaration.value.name;
    case 'unparsed':
      return declaration.value.propertyId.property;
    default:
      return declaration.property;
  }
}

/** The same for selectors that are the same. */
export function keyOf(selector: Selector): string {
  return JSON.stringify(selector);
}
